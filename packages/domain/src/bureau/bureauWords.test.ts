import { describe, expect, it } from 'vitest';
import {
  accountWords,
  delinquencyWords,
  genderWords,
  monthStatusWords,
  phoneTypeWords,
  purposeWords,
} from './bureauWords';

const kept = (text: string) => ({ label: text, raw: null });

describe('a code of a bureau is a word, with the code beside it [XR-157.b]', () => {
  it.each([
    [phoneTypeWords, 'M', 'Mobile'],
    [phoneTypeWords, 'H', 'Home'],
    [genderWords, 'F', 'Female'],
    [genderWords, 'M', 'Male'],
    [genderWords, '1', 'Female'],
    [genderWords, '2', 'Male'],
    [purposeWords, '05', 'Personal loan'],
    [purposeWords, '00', 'Other'],
    [purposeWords, 'ALL', 'All purposes'],
    [delinquencyWords, 'WOF', 'Written off'],
    [delinquencyWords, 'Non-Delnqt', 'No days past due'],
    [delinquencyWords, '000', 'No days past due'],
    [delinquencyWords, '360+', '360 or more days past due'],
    [monthStatusWords, 'SUB', 'Sub-standard'],
    [monthStatusWords, 'STD', 'Standard'],
    [monthStatusWords, '*', 'Not reported'],
    [accountWords, 'Gold Loan on 22-01-2022', 'Gold Loan on 22 Jan 2022'],
    [accountWords, '01-12-2021, 29-02-2024', '1 Dec 2021, 29 Feb 2024'],
  ])('%o of %j is %j', (read, raw, words) => {
    expect(read(raw)).toEqual({ label: words, raw });
  });

  it.each([
    [phoneTypeWords, 'X9'],
    [phoneTypeWords, 'constructor'],
    [genderWords, 'Female'],
    [genderWords, 'constructor'],
    [purposeWords, '99'],
    [purposeWords, 'Personal Loan'],
    [delinquencyWords, 'ODD'],
    [monthStatusWords, ''],
    [monthStatusWords, '000'],
    [monthStatusWords, '045'],
    [monthStatusWords, '31+'],
    [monthStatusWords, 'ODD'],
    [monthStatusWords, 'Standard'],
    [accountWords, 'Gold Loan on 31-02-2022'],
    [accountWords, 'Gold Loan'],
  ])('%o keeps %j', (read, text) => {
    expect(read(text)).toEqual(kept(text));
  });
});
