import { describe, expect, it } from 'vitest';
import { readCibil } from './cibilModel';
import { readCibilReport } from './cibilReport';

describe('readCibilReport', () => {
  it.each([
    ['a name', { NameSegment: {} }, 'report'],
    ['a score', { data: { ScoreSegment: {} } }, 'report'],
    ['no known field', { Header: {} }, 'unreadable'],
    ['an error without words', { errorMessages: ['', null] }, 'unreadable'],
    ['an error', { errorMessages: 'Down' }, 'error'],
  ])('knows %s [XR-157.a]', (_what, body, outcome) => {
    expect(readCibilReport(body).outcome).toBe(outcome);
  });
});

describe('the CIBIL data of a loan', () => {
  const parsed = {
    score: '742',
    consumer_details: { name: 'ASHA RAO', date_of_birth: '1993-10-09', gender: 'Female' },
  };

  it('are those of the report, not of its head [CR-149.a]', () => {
    const { report } = readCibil({
      apolloCibilReport: { status: 'fetched', parsed_report: parsed },
      processedCibil: { score: '611' },
    });
    expect(report).toMatchObject({ state: 'ready', value: { score: { value: 611 }, name: null } });
  });

  it('are those of the head where there is no report [CR-143.b]', () => {
    const { report } = readCibil({ apolloCibilReport: { status: 'fetched', parsed_report: [parsed] } });
    expect(report).toMatchObject({
      value: { name: 'ASHA RAO', dateOfBirth: { date: '1993-10-09' }, gender: 'Female', active: [] },
    });
  });

  it('are broken by the section that cannot be read, and missing without either [CR-143.a]', () => {
    expect(readCibil({ apolloCibilReport: 'word' }).report.state).toBe('broken');
    expect(readCibil({ apolloCibilReport: 'word', processedCibil: {} }).report.state).toBe('ready');
    expect(readCibil({ apolloCibilReport: {}, processedCibil: 'word' }).report.state).toBe('broken');
    expect(readCibil({ apolloCibilReport: { status: 'initiated' } })).toEqual({
      status: 'initiated',
      report: { state: 'missing' },
    });
    expect(readCibil({ apolloCibilReport: { status: 'initiated' }, processedCibil: {} }).status).toBe(
      'initiated',
    );
  });
});
