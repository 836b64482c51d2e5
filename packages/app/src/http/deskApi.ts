import { deskContract } from '@lending-desk/domain';
import { apiParts } from './api';
import { createApi } from './client';

/** The calls of the desks as functions: `api.loan.list({ page: 2 })`. */
export const api = createApi(deskContract, apiParts);
