import { describe, expect, it } from 'vitest';
import { actionTexts, actionWords, fieldTexts, fieldWords } from './actionWords';

describe('the words of the audit', () => {
  it.each([
    ['loan.readForSupport', 'Read a loan at support'],
    ['signin.refused', 'Was refused at sign-in'],
    ['exports.loans.done', 'Finished exporting loans'],
    ['exports.loans.brokenOff', 'Did not finish exporting loans'],
    ['approvals.approved', 'Approved a request'],
    ['approvals.refused', 'Refused a request'],
    ['approvals.takenBack', 'Took a request back'],
    ['ledger.receipt', 'Booked a receipt'],
    ['ledger.reversal', 'Booked a reversal'],
    ['ledger.refund', 'Booked a refund'],
    ['ledger.waiver', 'Booked a waiver'],
    ['staff.approve', 'Approved an account'],
    ['staff.reject', 'Rejected an account'],
    ['staff.disable', 'Disabled an account'],
    ['staff.enable', 'Enabled an account'],
    ['kyc.offlineRefused', 'Refused an offline e-KYC document'],
    ['kyc.offlineVerified', 'Verified an offline e-KYC document'],
    ['bureau.fetch', 'Asked Equifax for a report'],
    ['bureau.cibil', 'Asked CIBIL for a report'],
    ['bureau.failed', 'Got no bureau report'],
    ['nach.commit', 'Committed a NACH file'],
    ['nach.committed', 'Finished booking a NACH file'],
    ['example.runAgain', 'Example: run again'],
    ['example', 'Example'],
    ['example.sha256Of', 'Example: sha256 of'],
    ['toString', 'To string'],
    ['', ''],
  ])('%s is told as %s [XR-002.g]', (action, words) => {
    expect(actionWords(action)).toBe(words);
  });

  it.each([
    ['actions', actionTexts],
    ['fields', fieldTexts],
  ])('tell all %s apart [XR-002.g]', (_what, texts) => {
    const words = Object.values(texts);
    expect(words.filter((word, at) => word === '' || words.indexOf(word) < at)).toEqual([]);
  });

  it.each([
    [['reason', 'fingerprint', 'remoteAddress'], 'reason, e-mail address as a checksum, network address'],
    [['importHash', 'approvalStatus'], 'checksum of the application, approval status'],
    [['aadhaar', 'xmlVerify', 'kycDocuments'], 'Aadhaar, check of the XML, KYC documents'],
    [
      ['cibilReport', 'equifaxReport', 'perfiosReport', 'gpsLocation', 'vasFeedback'],
      'CIBIL report, Equifax report, Perfios report, GPS location, VAS feedback',
    ],
    [
      ['callId', 'providerCallId', 'checkId', 'fetchId', 'fileId', 'runId', 'userId'],
      'call, call at the provider, check of the ledger, request for the report, file, analysis, customer',
    ],
    [
      ['underWriterId', 'underWriterName', 'underWriterRemarks', 'idString', 'entry'],
      'underwriter id, underwriter, notes, record id, entry of the audit',
    ],
    [
      ['waits', 'maker', 'lastNameGiven', 'added', 'perfiosSettings', 'campaignName', 'cashfreeDetails'],
      'whether it waits for approval, asked by, whether a last name was given, new tags, how statements are read, ' +
        'campaign of the call, mandate',
    ],
    [['sha256'], 'checksum of the file'],
    [['toString'], 'to string'],
    [[], ''],
  ])('the fields %j are %s', (names, words) => {
    expect(fieldWords(names)).toBe(words);
  });
});
