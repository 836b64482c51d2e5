export { Place, type PlaceProps } from './Place';
export { places } from './Place.css';
