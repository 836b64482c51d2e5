import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readCallDetails, readRecordings } from '@lending-desk/domain/calls';
import { contract } from '@lending-desk/domain/contract';
import { field } from '@lending-desk/domain/loose';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { demoTelephonyKey } from '../config';
import { inTransaction } from '../db/transaction';
import { type Caller, withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { keepCall } from './keepCall';
import { ozonetelCallback } from './ozonetelCallback';
import { callRecord, callRecording } from './table';

const folder = resolve(import.meta.dirname, '../../../domain/testing/samples/ozonetel');
const textOf = (name: string) => readFileSync(resolve(folder, name), 'utf8');
const sampleLoans = { answered: 210_036, notAnswered: 210_037 };
const others = { loanId: loanIdOf(1), phone: '9000043214' };

withServer(server => {
  let admin: Caller;

  beforeAll(async () => {
    const person = { fullName: 'Kavya Raghunathan', alternatePhoneNumber: null };
    await storeLoans(server().db, [
      aLine(1, { personalDetails: { ...person, primaryPhoneNumber: others.phone } }),
      aLine(2, { loanId: sampleLoans.answered }),
      aLine(3, { loanId: sampleLoans.notAnswered }),
      // One customer with two loans; the one of the lower number is the newer one.
      ...[4, 5].map(number =>
        aLine(number, {
          userIdString: 'usr-twice',
          startedOn: `2026-11-1${9 - number}T05:00:00.000Z`,
          personalDetails: { ...person, primaryPhoneNumber: '9000065050' },
        }),
      ),
      // Two customers with one phone.
      ...[6, 7].map(number =>
        aLine(number, {
          userIdString: `usr-${number}`,
          personalDetails: { ...person, primaryPhoneNumber: '9000077777' },
        }),
      ),
      // Two loans whose customers nobody knows, with one phone.
      ...[8, 9].map(number =>
        aLine(number, {
          userIdString: null,
          personalDetails: { ...person, primaryPhoneNumber: '9000088888' },
        }),
      ),
      // Two loans that one customer began at the same moment, with a second number.
      ...[10, 11].map(number =>
        aLine(number, {
          userIdString: 'usr-other-number',
          startedOn: '2026-11-12T05:00:00.000Z',
          personalDetails: {
            ...person,
            primaryPhoneNumber: '9000010100',
            alternatePhoneNumber: '9000010101',
          },
        }),
      ),
    ]);
    admin = await server().signIn('ROLE_CREDIT_ADMIN');
    await saveAgent('4021');
  });

  const saveAgent = (agentId: string) =>
    server().call(contract.calls.saveAgentDetails, { agentId, agentUserName: 'lender_demo' }, admin);

  const post = (body: string, type = 'application/x-www-form-urlencoded') =>
    server().send(ozonetelCallback.path, { method: 'POST', headers: { 'content-type': type }, body });
  const formOf = (data: unknown) =>
    new URLSearchParams({ data: typeof data === 'string' ? data : JSON.stringify(data) }).toString();
  const call = (changes: Record<string, unknown>) => ({
    monitorUCID: '1',
    StartTime: '2026-11-21 11:00:00',
    Status: 'Answered',
    Apikey: demoTelephonyKey,
    ...changes,
  });
  const rowsOf = (providerCallId: string) =>
    server().db.select().from(callRecording).where(eq(callRecording.providerCallId, providerCallId));
  const readCalls = async (loanId: number) => {
    const { body } = await server().call(contract.loan.read, { id: loanId, sections: 'core' }, admin);
    const { callRecordings } = Object(body['data']);
    return readRecordings(callRecordings);
  };

  describe('the samples of the provider', () => {
    it.each([
      ['answered', '9964499892170953', sampleLoans.answered],
      ['not-answered', '9977944875181835', sampleLoans.notAnswered],
      // No loan in UUI, and one customer has the phone: the newest of the customer's loans.
      ['inbound', '9956893451700218', loanIdOf(4)],
      ['unknown-loan', '9944992295703196', null],
    ])(
      '%s makes one row, and no second one when it is reported again [SH-077.b, XR-052.b]',
      async (name, ucid, loanId) => {
        const expected: unknown = JSON.parse(textOf('expected.json'));
        const { row } = Object(expected).files[name];
        const first = await post(textOf(`${name}.form.txt`));
        const again = await post(textOf(`${name}.form.txt`));
        expect([first.status, again.status]).toEqual([200, 200]);
        expect([first.body['data'], again.body['data']]).toEqual([
          { status: 'stored' },
          { status: 'already stored' },
        ]);
        const rows = await rowsOf(ucid);
        expect(rows).toMatchObject([
          {
            loanId,
            startTime: row.StartTime,
            duration: row.Duration,
            status: row.Status,
            type: row.Type,
            audioFile: row.AudioFile,
            agentName: row.AgentName,
            receivedAt: server().clock.now,
          },
        ]);
        expect(JSON.stringify(rows)).not.toMatch(/apikey|FICTIONALKEY/i);
      },
    );

    it('duplicate-of-answered is the same call [XR-052.b]', async () => {
      const answer = await post(textOf('duplicate-of-answered.form.txt'));
      expect([answer.status, answer.body['data']]).toEqual([200, { status: 'already stored' }]);
      expect(await rowsOf('9964499892170953')).toHaveLength(1);
    });

    it('pulled as details are known already: no new rows [XR-052.b]', async () => {
      const before = await server().db.$count(callRecording);
      const pulled = readCallDetails(JSON.parse(textOf('cdr-details.json')));
      const at = { now: server().clock.now, requestId: 'pull' };
      const fresh = await inTransaction(server().db, async tx => {
        const kept = [];
        for (const one of pulled) kept.push(await keepCall(tx, one, at));
        return kept;
      });
      expect(fresh).toEqual(['already stored', 'already stored']);
      expect(await server().db.$count(callRecording)).toBe(before);
    });
  });

  it('stands in the loan’s call recordings beside the imported ones [CR-129.a, CR-153.b]', async () => {
    const imported = await readCalls(others.loanId);
    await post(
      formOf(call({ monitorUCID: 'beside', UUI: others.loanId, AudioFile: 'https://r.example/1.mp3' })),
    );
    const calls = await readCalls(others.loanId);
    expect(calls).toHaveLength(imported.length + 1);
    expect(calls[0]).toMatchObject({
      startTime: '2026-11-21 11:00:00',
      status: 'Answered',
      audioUrl: 'https://r.example/1.mp3',
    });
    const { body } = await server().call(contract.loan.read, { id: others.loanId }, admin);
    const [, told] = Object(body['data']).callRecordings;
    expect(Object.keys(Object(told)).toSorted()).toEqual([
      'AgentName',
      'AudioFile',
      'Duration',
      'StartTime',
      'Status',
      'Type',
      'idString',
    ]);
  });

  it('is covered for a viewer, who gets the link of this recording by revealing it [XR-006.f]', async () => {
    const recorded = { StartTime: '2026-11-21 12:00:00', AudioFile: 'https://r.example/covered.mp3' };
    await post(formOf(call({ monitorUCID: 'covered', UUI: others.loanId, ...recorded })));
    const viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
    const asked = { id: others.loanId, sections: 'core' } as const;
    const { body, text } = await server().call(contract.loan.read, asked, viewer);
    expect(text).not.toContain('covered.mp3');
    const found = readRecordings(Object(body['data']).callRecordings);
    const covered = found.find(({ startTime }) => startTime === recorded.StartTime);
    const sent = { id: others.loanId, ref: covered?.reveal ?? '' };
    const revealed = await server().call(contract.files.reveal, sent, viewer);
    expect(revealed.body['data']).toEqual({ presignedUrl: 'https://r.example/covered.mp3' });
  });

  it('stand by when they began, and those of one second by their id', async () => {
    const ids = [2, 1, 3].map(number => `5ad10000-0000-4000-8000-00000000000${number}`);
    await server()
      .db.insert(callRecording)
      .values(
        ids.map(id => ({
          id,
          provider: 'ozonetel',
          providerCallId: id,
          loanId: loanIdOf(9),
          startTime: id.endsWith('3') ? '2026-11-21 10:59:59' : '2026-11-21 11:00:00',
          duration: '00:00:09',
          status: 'Answered',
          type: 'manual',
          audioFile: '',
          agentName: 'Agent One',
          receivedAt: server().clock.now,
          body: {},
        })),
      );
    const { body } = await server().call(contract.loan.read, { id: loanIdOf(9), sections: 'core' }, admin);
    const calls: unknown[] = Object(body['data']).data.callRecordings;
    expect(calls.map(one => field(one, 'idString')).filter(id => ids.some(own => own === id))).toEqual(
      [3, 1, 2].map(number => `5ad10000-0000-4000-8000-00000000000${number}`),
    );
  });

  it('two that come at once make one row [XR-052.b]', async () => {
    const body = formOf(call({ monitorUCID: 'at-once', UUI: others.loanId }));
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(body)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await rowsOf('at-once')).toHaveLength(1);
  });

  it('a missed leg reported after the answered one changes nothing, whatever loan it names [XR-052.b]', async () => {
    await post(formOf(call({ monitorUCID: 'twice', UUI: others.loanId, Status: 'Answered' })));
    await post(formOf(call({ monitorUCID: 'twice', UUI: loanIdOf(6), Status: 'NotAnswered' })));
    expect(await rowsOf('twice')).toMatchObject([{ loanId: others.loanId, status: 'Answered' }]);
  });

  describe('a second leg of one call [XR-052.b]', () => {
    const missed = {
      UUI: others.loanId,
      Status: 'NotAnswered',
      Duration: '00:00:00',
      AudioFile: '',
      AgentName: 'Agent One',
    };
    const answered = {
      UUI: others.loanId,
      StartTime: '2026-11-21 11:00:40',
      Duration: '00:03:31',
      AudioFile: 'https://r.example/second.mp3',
      AgentName: 'Agent Two',
    };
    const whole = {
      loanId: others.loanId,
      status: 'Answered',
      startTime: '2026-11-21 11:00:00',
      duration: answered.Duration,
      audioFile: answered.AudioFile,
      agentName: 'Agent Two',
    };
    const tell = async (monitorUCID: string, ...legs: Record<string, unknown>[]) => {
      const said: unknown[] = [];
      for (const leg of legs) {
        const { body } = await post(formOf(call({ monitorUCID, ...leg })));
        said.push(Object(body['data']).status);
      }
      return said;
    };

    it('that was answered completes the row the missed one made, and its recording shows', async () => {
      expect(await tell('legs', missed, answered, missed, answered)).toEqual([
        'stored',
        'completed',
        'already stored',
        'already stored',
      ]);
      expect(await rowsOf('legs')).toMatchObject([whole]);
      const calls = await readCalls(others.loanId);
      expect(calls).toContainEqual(
        expect.objectContaining({ status: 'Answered', audioUrl: answered.AudioFile }),
      );
    });

    it('that was missed leaves an answered row as it is', async () => {
      await tell('legs-turned', answered, missed);
      expect(await rowsOf('legs-turned')).toMatchObject([whole]);
    });

    it('changes no recording that somebody added under the same id', async () => {
      const added = {
        provider: 'upload',
        providerCallId: 'legs-upload',
        loanId: others.loanId,
        startTime: '2026-11-20 09:00:00',
        duration: '',
        status: 'Answered',
        type: 'uploaded',
        audioFile: 'https://r.example/added.mp3',
        agentName: 'Credit Admin',
        receivedAt: server().clock.now,
        body: {},
      };
      await server().db.insert(callRecording).values(added);
      expect(await tell('legs-upload', missed, answered)).toEqual(['stored', 'completed']);
      const rows = await rowsOf('legs-upload');
      expect(rows.filter(({ provider }) => provider === 'upload')).toMatchObject([added]);
      expect(rows.filter(({ provider }) => provider === 'ozonetel')).toMatchObject([whole]);
    });

    it('that comes at the same time is not lost', async () => {
      await Promise.all([missed, answered, missed, answered].map(leg => tell('legs-at-once', leg)));
      expect(await rowsOf('legs-at-once')).toMatchObject([whole]);
    });

    it('that names the loan attaches a call nobody knew the loan of, and never moves one [XR-052.b]', async () => {
      await tell('legs-loan', { ...missed, UUI: '' }, answered, { ...answered, UUI: loanIdOf(6) });
      expect(await rowsOf('legs-loan')).toMatchObject([whole]);
    });
  });

  it('leaves an audit row once, without the phone [XR-052.b]', async () => {
    const body = formOf(call({ monitorUCID: 'audited', UUI: loanIdOf(6), CallerID: others.phone }));
    await post(body);
    await post(body);
    const audit = await server()
      .db.select()
      .from(auditRow)
      .where(eq(auditRow.loanId, loanIdOf(6)));
    const entries = audit.filter(({ action }) => action === 'calls.callback');
    expect(entries).toMatchObject([
      { actorId: null, actorName: 'Ozonetel', after: { providerCallId: 'audited', status: 'Answered' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(others.phone);
    expect(server().logLines.join('')).not.toMatch(/9000043214|FICTIONALKEY/);
  });

  describe('the loan it is about [XR-146.c]', () => {
    it.each([
      ['that of the call we placed, when nobody names one', { UUI: '' }, loanIdOf(7)],
      ['nobody’s when the named one is unknown, whomever we called', { UUI: '999999999' }, null],
      ['nobody’s when the name is none', { UUI: "1' or '1'='1" }, null],
    ])('is %s', async (_case, changes, loanId) => {
      const ucid = `placed-${String(changes.UUI)}`;
      await server()
        .db.insert(callRecord)
        .values({
          loanId: loanIdOf(7),
          staffId: admin.staffId,
          staffName: 'Credit Admin',
          askedAt: server().clock.now,
          phoneNumber: '9000077777',
          agentId: '4021',
          agentUserName: 'lender_demo',
          status: 'queued',
          provider: 'ozonetel-sandbox',
          providerCallId: ucid,
        });
      expect((await post(formOf(call({ monitorUCID: ucid, ...changes })))).status).toBe(200);
      const [row, ...more] = await rowsOf(ucid);
      expect([row?.loanId, more]).toEqual([loanId, []]);
      // Of another loan it is another call than the one that is shown as queued.
      const [asked] = await server().db.select().from(callRecord).where(eq(callRecord.providerCallId, ucid));
      expect(row?.id === asked?.id).toBe(loanId === loanIdOf(7));
    });

    it.each(['919000010100', '919000010101'])(
      'is the last of the customer’s, whichever of the two numbers calls: %s',
      async CallerID => {
        const ucid = `from-${CallerID}`;
        await post(formOf(call({ monitorUCID: ucid, UUI: '', Type: 'inbound', CallerID })));
        expect(await rowsOf(ucid)).toMatchObject([{ loanId: loanIdOf(11) }]);
      },
    );

    it('is the one that began last, whatever its number', async () => {
      const ucid = 'from-919000065050';
      await post(formOf(call({ monitorUCID: ucid, UUI: '', Type: 'inbound', CallerID: '919000065050' })));
      expect(await rowsOf(ucid)).toMatchObject([{ loanId: loanIdOf(4) }]);
    });

    it.each([
      ['two customers have the phone', '919000077777'],
      ['two loans have the phone, and their customers are unknown', '919000088888'],
      ['nobody has the phone', '919000012345'],
      ['the phone is none', 'anonymous'],
    ])('is nobody’s when %s', async (_case, CallerID) => {
      const ucid = `from-${CallerID}`;
      await post(formOf(call({ monitorUCID: ucid, UUI: '', Type: 'inbound', CallerID })));
      expect(await rowsOf(ucid)).toMatchObject([{ loanId: null }]);
    });
  });

  describe('a call placed here', () => {
    it('that the provider accepted without an id is no row: its end would make another one', async () => {
      const loanId = loanIdOf(6);
      const before = await readCalls(loanId);
      const placed = {
        loanId,
        staffId: admin.staffId,
        staffName: 'Credit Admin',
        askedAt: server().clock.now,
        phoneNumber: '9000077777',
        agentId: '4021',
        agentUserName: 'lender_demo',
        status: 'queued',
        provider: 'ozonetel-sandbox',
      } as const;
      const store = (providerCallId: string | null) =>
        server()
          .db.insert(callRecord)
          .values({ ...placed, providerCallId });
      await store(null);
      expect(await readCalls(loanId)).toEqual(before);
      await store('with an id');
      expect(await readCalls(loanId)).toHaveLength(before.length + 1);
    });

    it('is a row at once, and the callback fills that row [CR-153.b]', async () => {
      const loanId = loanIdOf(4);
      const before = await readCalls(loanId);
      await server().call(
        contract.calls.call,
        { loanId, phoneNumber: '9000065050', ozonetelAgentId: '4021', ozonetelUserName: 'lender_demo' },
        admin,
        { 'idempotency-key': 'one-call' },
      );
      const [queued, ...rest] = await readCalls(loanId);
      expect(rest).toEqual(before);
      expect(queued).toMatchObject({
        startTime: '2026-11-21 11:30:00',
        status: 'Queued',
        type: 'manual',
        audioUrl: null,
        agentName: 'Credit Admin',
      });
      const [placed] = await server().db.select().from(callRecord).where(eq(callRecord.loanId, loanId));
      const report = call({
        monitorUCID: placed?.providerCallId,
        UUI: loanId,
        StartTime: '2026-11-21 11:30:00',
        AudioFile: '/recordings/sample-1.wav',
      });
      await post(formOf(report));
      await post(formOf(report));
      const [filled, ...same] = await readCalls(loanId);
      expect(same).toEqual(before);
      expect(filled).toMatchObject({
        id: queued?.id,
        status: 'Answered',
        audioUrl: '/recordings/sample-1.wav',
      });
    });

    it('is no row when the provider refused it', async () => {
      const loanId = loanIdOf(6);
      const before = await readCalls(loanId);
      await saveAgent('offline');
      await server().call(contract.calls.call, { loanId, phoneNumber: '9000077777' }, admin);
      await saveAgent('4021');
      expect(await readCalls(loanId)).toEqual(before);
    });
  });

  describe('is refused', () => {
    it.each([
      ['with a NUL', formOf(call({ Comments: 'a\u0000b' })), 'The request holds characters that are no text'],
      [
        'with a NUL in a name',
        formOf(call({ 'a\u0000b': 1 })),
        'The request holds characters that are no text',
      ],
      [
        'nested without end',
        formOf(JSON.stringify(call({})).replace('}', `,"deep":${'['.repeat(900)}${']'.repeat(900)}}`)),
        'The request is nested too deeply',
      ],
      ['without an id', formOf(call({ monitorUCID: '' })), 'monitorUCID is required'],
    ])('%s, in words', async (_case, body, words) => {
      const answer = await post(body);
      expect([answer.status, answer.body]).toEqual([400, { success: false, errorMessages: [words] }]);
    });

    it.each([
      ['no key', {}],
      ['another key', { Apikey: 'KKSOMEBODYELSE0000000000000000000' }],
      ['the beginning of the key', { Apikey: demoTelephonyKey.slice(0, 10) }],
      ['the key in other capitals', { Apikey: demoTelephonyKey.toLowerCase() }],
      ['a number for a key', { Apikey: 7 }],
    ])('with %s, and keeps nothing [XR-145.a]', async (_case, changes) => {
      const { Apikey: _left, ...body } = call({ monitorUCID: 'uninvited', UUI: others.loanId });
      const answer = await post(formOf({ ...body, ...changes }));
      expect([answer.status, answer.body['errorMessages']]).toEqual([
        401,
        ['Apikey is not the one of this account'],
      ]);
      expect(await rowsOf('uninvited')).toEqual([]);
    });

    it.each([
      ['without data', 'other=1'],
      ['with empty data', 'data='],
      ['with broken JSON', formOf(`{"Apikey":"${demoTelephonyKey}",`)],
      ['with a NUL', formOf({ Apikey: 'KK1', Comments: 'a\u0000b' })],
      ['nested without end', formOf(`${'['.repeat(900)}${']'.repeat(900)}`)],
      ['without an id', formOf({ Apikey: 'KK1' })],
    ])('%s and without the key, for the key alone [XR-145.a]', async (_case, body) => {
      const answer = await post(body);
      expect([answer.status, answer.body['errorMessages']]).toEqual([
        401,
        ['Apikey is not the one of this account'],
      ]);
    });

    it('as another kind of body, by another method, and when it is too large', async () => {
      expect((await post('{}', 'application/json')).status).toBe(415);
      expect((await server().send(ozonetelCallback.path)).status).toBe(405);
      expect((await post(`data=${'x'.repeat(70_000)}`)).status).toBe(413);
    });
  });
});

withServer(
  server => {
    it('takes no callback where no key is configured [XR-145.a]', async () => {
      const { status } = await server().send(ozonetelCallback.path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ data: '{"monitorUCID":"1","Apikey":""}' }).toString(),
      });
      expect(status).toBe(401);
    });
  },
  { config: { telephonyKey: null } },
);
