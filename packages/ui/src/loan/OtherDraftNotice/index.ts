export { OtherDraftNotice, type OtherDraftNoticeProps } from './OtherDraftNotice';
