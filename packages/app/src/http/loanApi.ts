import { loanContract } from '@lending-desk/domain';
import { apiParts } from './api';
import { createApi } from './client';

/** The calls of an open loan's tabs and of the export page. Loaded with them, not with the queue. */
export const loanApi = createApi(loanContract, apiParts);
