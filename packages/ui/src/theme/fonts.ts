// Only the latin subset: names in other scripts fall back to system fonts.
import './fonts.css';
