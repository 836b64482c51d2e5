export { WeekConflict, type WeekConflictProps } from './WeekConflict';
