import type { BusinessDate } from '@lending-desk/domain/calendar';

export interface ReportAddress {
  /** House and street. */
  readonly line: string;
  readonly city: string;
  /** Two letters, such as 'KA'. */
  readonly stateCode: string;
  readonly pinCode: string;
}

/** The person a report is requested for. */
export interface ReportPerson {
  readonly firstName: string;
  /** '' for a person with a single name. */
  readonly lastName: string;
  readonly gender: 'Female' | 'Male' | null;
  readonly dob: BusinessDate | null;
  readonly pan: string | null;
  /** Ten digits each, the main one first. */
  readonly phones: readonly string[];
  readonly email: string | null;
  readonly addresses: readonly ReportAddress[];
}
