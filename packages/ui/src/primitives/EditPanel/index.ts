export { EditPanel, type EditPanelProps } from './EditPanel';
export type { EditedField, EditSave } from './EditForm';
