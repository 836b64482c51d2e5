import { messages } from '@lending-desk/domain/errors';
import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { looseObject } from '../files/table';
import { describe, expect, it } from 'vitest';
import { aPng } from '../testing/files';
import { bearer, type Caller, withServer, type TestAnswer } from '../testing/harness';
import { madeUp, madeUpRoutes } from '../testing/madeUpContract';

withServer(
  server => {
    const echo = (
      body: string | object,
      changes: { path?: string; type?: string } = {},
    ): Promise<TestAnswer> =>
      server().send(changes.path ?? '/api/v1/made/echo/7', {
        method: 'POST',
        headers: { 'content-type': changes.type ?? 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    const refused = (message: string, fieldErrors?: Record<string, string>) => ({
      success: false,
      errorMessages: [message],
      ...(fieldErrors && { fieldErrors }),
    });

    describe('a JSON call', () => {
      it('passes path, query and body to the verb as one parsed object', async () => {
        const answer = await echo(
          { comment: 'Good', amount: 5, unknown: 1 },
          { path: '/api/v1/made/echo/7?page=two&x=1' },
        );
        expect(answer.body).toEqual({
          success: true,
          errorMessages: [],
          data: { id: '7', page: 'two', comment: 'Good', amount: 5 },
        });
      });

      it('says how many bytes it has, which are not its characters', async () => {
        const answer = await echo({ comment: 'आशा ✓' });
        expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(answer.text)));
        expect(Buffer.byteLength(answer.text)).toBeGreaterThan(answer.text.length);
      });

      it.each(['/api/v1/made/echo/7', '/api/v1/made/echo/7/'])('is found at %s', async path => {
        expect((await echo({ comment: 'Good' }, { path })).status).toBe(200);
      });

      it.each([
        ['a missing field', {}, 'comment is required', { comment: 'comment is required' }],
        [
          'a text of the message catalogue as it stands',
          { comment: '' },
          messages.comments.required,
          { comment: messages.comments.required },
        ],
        [
          'the schema’s own words with the field',
          { comment: 'x', amount: -1 },
          'amount: below zero',
          { amount: 'amount: below zero' },
        ],
        [
          'a wrong type',
          { comment: 'x', inner: { name: 5 } },
          'inner.name is not valid',
          { 'inner.name': 'inner.name is not valid' },
        ],
        [
          'every field that is wrong',
          { amount: 'x' },
          'comment is required. amount is not valid',
          { comment: 'comment is required', amount: 'amount is not valid' },
        ],
        [
          'one message for two fields once',
          { comment: '', reply: '' },
          messages.comments.required,
          { comment: messages.comments.required, reply: messages.comments.required },
        ],
        ['a list instead of an object', [], 'comment is required', { comment: 'comment is required' }],
        ['a bare text', '"x"', 'request is not valid'],
        ['nothing', '', 'comment is required', { comment: 'comment is required' }],
        ['half of it', '{"comment":', 'The request body is not valid JSON'],
        ['a NUL in a text', { comment: 'a\u0000b' }, 'The request holds characters that are no text'],
        [
          'half a character',
          '{"comment":"x","anything":["\\ud800"]}',
          'The request holds characters that are no text',
        ],
        [
          'a nesting no form has',
          `{"comment":"x","anything":${'['.repeat(600)}${']'.repeat(600)}}`,
          'The request is nested too deeply',
        ],
      ])(
        'refuses a body with %s [SH-054.a, SH-054.b]',
        async (_case, body, words, fields?: Record<string, string>) => {
          const answer = await echo(body);
          expect(answer.status).toBe(400);
          expect(answer.body).toEqual(refused(words, fields));
        },
      );

      it.each([
        ['path', '/api/v1/made/echo/seven', 'id: a whole number', { id: 'id: a whole number' }],
        ['query', '/api/v1/made/echo/7?page=three', 'page is not valid', { page: 'page is not valid' }],
        ['path with a NUL', '/api/v1/made/echo/%00', 'The request holds characters that are no text'],
        ['query with a NUL', '/api/v1/made/echo/7?tag=a%00', 'The request holds characters that are no text'],
      ])(
        'refuses a bad %s [SH-054.a, SH-054.b]',
        async (_case, path, words, fields?: Record<string, string>) => {
          const answer = await echo({ comment: 'x' }, { path });
          expect(answer.status).toBe(400);
          expect(answer.body).toEqual(refused(words, fields));
        },
      );

      it('refuses a body larger than declared, whether or not its length is announced', async () => {
        const large = JSON.stringify({ comment: 'x'.repeat(2_000) });
        const announced = await server().send('/api/v1/made/echo/7', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': String(large.length) },
          body: large,
        });
        for (const answer of [await echo(large), announced]) {
          expect(answer.status).toBe(413);
          expect(answer.body).toEqual(refused('The request is larger than 2 KB'));
        }
      });

      it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
        'refuses %s',
        async type => {
          const answer = await echo({ comment: 'x' }, { type });
          expect(answer.status).toBe(415);
          expect(answer.body).toEqual(refused('Send the body as application/json'));
        },
      );

      it('refuses a body without a type, and takes none for one that is empty', async () => {
        const send = async (text: string) =>
          server().send('/api/v1/made/echo/7', { method: 'POST', body: new TextEncoder().encode(text) });
        const untyped = await send('{"comment":"x"}');
        expect([untyped.status, untyped.body]).toEqual([415, refused('Send the body as application/json')]);
        expect((await send('')).body).toMatchObject(refused('comment is required'));
      });

      it('takes a body of the largest size and a nesting of 31, and nothing beyond', async () => {
        const ofSize = (size: number) => `{"comment":"${'x'.repeat(size - 14)}"}`;
        const statuses = async (bodies: readonly string[]) =>
          Promise.all(bodies.map(async body => (await echo(body)).status));
        expect(await statuses([ofSize(2_000), ofSize(2_001)])).toEqual([200, 413]);
        const nested = (deep: number) => `{"comment":"x","anything":${'['.repeat(deep)}${']'.repeat(deep)}}`;
        expect(await statuses([nested(31), nested(32)])).toEqual([200, 400]);
      });

      it('accepts a charset after the type', async () => {
        expect((await echo({ comment: 'x' }, { type: 'application/JSON; charset=utf-8' })).status).toBe(200);
      });
    });

    describe('an address', () => {
      it.each(['/api/v1/nothing', '/api/', '/api/v2/made/echo/7'])(
        '%s is answered 404 in the usual body [SH-054.a, SH-054.b]',
        async path => {
          const answer = await server().send(path);
          expect(answer.status).toBe(404);
          expect(answer.body).toEqual(refused('Not found'));
        },
      );

      it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])(
        'answers 405 to %s and names what is allowed',
        async method => {
          const answer = await server().send('/api/v1/made/echo/7', { method });
          expect(answer.status).toBe(405);
          expect(answer.headers.get('allow')).toBe('POST');
          expect(answer.body).toEqual(refused('Method not allowed'));
        },
      );
    });

    describe('a multipart call', () => {
      const send = async (parts: Readonly<Record<string, string | File>>): Promise<TestAnswer> => {
        const body = new FormData();
        for (const [name, value] of Object.entries(parts)) body.set(name, value);
        const caller = await server().signIn('ROLE_VAS');
        return server().send('/api/v1/made/upload', { method: 'POST', headers: bearer(caller), body });
      };
      const photo = new File([aPng], 'photo.txt');

      it("passes fields and files to the verb, detecting the files' types by content [XR-140.b]", async () => {
        const answer = await send({ title: 'PAN', photo, sheet: new File(['a,b'], 'x.png'), stray: photo });
        expect(answer.body).toMatchObject({
          success: true,
          data: { title: 'PAN', photo: aPng.length, sheet: 'text/csv; charset=utf-8' },
        });
      });

      it.each([
        ['without a required file', 400, { title: 'PAN' }, 'photo is required'],
        ['without a field', 400, { photo }, 'title is required'],
        ['with a field in the place of a file', 400, { title: 'PAN', photo: 'x' }, 'photo is required'],
        [
          'with another kind of file',
          415,
          { title: 'PAN', photo: new File(['x'], 'a.png') },
          'photo is not one of: image',
        ],
        [
          'with a file that is too large',
          413,
          { title: 'PAN', photo: new File([aPng, new Uint8Array(1024)], 'a.png') },
          'photo is larger than',
        ],
        [
          'with more than all parts may have',
          413,
          { title: 'x'.repeat(300_000), photo },
          'The request is larger than',
        ],
      ])('is refused %s, in the fields its failure declares', async (name, status, parts, words) => {
        const answer = await send(parts);
        expect(answer.status).toBe(status);
        const says = expect.stringContaining(words);
        expect(answer.body).toEqual({
          success: false,
          errorMessages: [says],
          error: says,
          message: says,
          ...(name === 'without a field' && { fieldErrors: { title: says } }),
        });
      });

      it('takes the first of two files of one name, and a file of the largest size', async () => {
        const body = new FormData();
        body.set('title', 'PAN');
        const padded = new File([aPng, new Uint8Array(1024 - aPng.length)], 'a.png');
        for (const file of [padded, photo]) body.append('photo', file);
        const headers = bearer(await server().signIn('ROLE_VAS'));
        const answer = await server().send('/api/v1/made/upload', { method: 'POST', headers, body });
        expect(answer.body['data']).toMatchObject({ photo: 1024 });
        body.set('photo', new File([padded, new Uint8Array(1)], 'a.png'));
        expect((await server().send('/api/v1/made/upload', { method: 'POST', headers, body })).status).toBe(
          413,
        );
      });

      it('is refused with a field that is no text, and leaves no file behind', async () => {
        const answer = await send({ title: 'a\u0000b', photo });
        expect([answer.status, answer.body['errorMessages']]).toEqual([
          400,
          ['The request holds characters that are no text'],
        ]);
        expect(readdirSync(server().files.incoming)).toEqual([]);
      });

      it('leaves no second object behind when it is repeated by its key [XR-013.d]', async () => {
        const caller = await server().signIn('ROLE_VAS');
        const attach = async () => {
          const body = new FormData();
          body.set('title', 'PAN');
          body.set('photo', photo);
          const headers = { ...bearer(caller), 'idempotency-key': 'attached' };
          return server().send(madeUp.made.attach.path, { method: 'POST', headers, body });
        };
        const loose = async () => server().db.$count(looseObject);
        const first = await attach();
        const once = await loose();
        const again = await attach();
        expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([first.text, 'true']);
        expect([await loose(), readdirSync(server().files.incoming)]).toEqual([once, []]);
      });

      it('leaves no object behind when its verb refuses [XR-139.c]', async () => {
        const { files, db } = server();
        const folder = dirname(files.incoming);
        const objects = () =>
          existsSync(folder) ? readdirSync(folder).filter(name => name !== 'incoming') : [];
        const loose = () => db.select().from(looseObject);
        const before = [objects(), await loose()];
        expect((await send({ title: 'refuse', photo })).status).toBe(409);
        expect([objects(), await loose()]).toEqual(before);
      });

      it('is refused with any other content type', async () => {
        const headers = { ...bearer(await server().signIn('ROLE_VAS')), 'content-type': 'application/json' };
        const sent = await server().send('/api/v1/made/upload', { method: 'POST', headers, body: '{}' });
        expect(sent.status).toBe(415);
        const type = 'multipart/form-data; boundary=x';
        const broken = await server().send('/api/v1/made/upload', {
          method: 'POST',
          headers: { ...headers, 'content-type': type },
          body: 'no parts',
        });
        expect(broken.status).toBe(400);
      });
    });

    describe('a streamed answer', () => {
      const get = async (path: string): Promise<Response> => {
        const caller: Caller = await server().signIn('ROLE_VAS');
        return server().app.request(path, { headers: bearer(caller) });
      };

      it('is a CSV file with a BOM, quoted cells and harmless formulas [SH-093.b, SH-093.c]', async () => {
        const answer = await get('/api/v1/made/list');
        expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
        expect(answer.headers.get('content-disposition')).toBe('attachment; filename="list.csv"');
        const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
        expect(text).toBe(`\ufeffName,Amount,Note\r\n"Asha, Rao",-12.5,\r\n'=cmd(),7,"said ""so"""\r\n`);
      });

      it('breaks off when the verb fails midway, instead of passing for a whole file [XR-011.g]', async () => {
        const answer = await get('/api/v1/made/list?fails=between');
        await expect(answer.text()).rejects.toThrow('The answer broke off');
        expect(server().logLines.join()).toContain('"call":"made.list","error":{"name":"Error"');
      });

      it('is refused like any other call before it began', async () => {
        const answer = await get('/api/v1/made/list?fails=before');
        expect(answer.status).toBe(422);
        expect(await answer.json()).toEqual(refused('Too many rows'));
      });

      it.each(['/api/v1/made/list', '/api/v1/made/watch'])(
        'of %s is not begun for HEAD, which reads no answer',
        async path => {
          const headers = bearer(await server().signIn('ROLE_VAS'));
          const answer = await server().app.request(path, { method: 'HEAD', headers });
          expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
          const json = await server().app.request('/api/v1/made/liar', { method: 'HEAD', headers });
          expect(json.status).toBe(500);
        },
      );

      it.each([
        ['/api/v1/made/list', 3, 'Three exports of this session are still running. Wait for one of them'],
        ['/api/v1/made/watch', 40, 'Too many loans are open in this session. Close some of them'],
      ])('of %s may be open %i times in one session [XR-011.g]', async (path, most, words) => {
        const [one, another] = [await server().signIn('ROLE_VAS'), await server().signIn('ROLE_VAS')];
        const open = async (as: Caller) => server().app.request(path, { headers: bearer(as) });
        const answers = await Promise.all(Array.from({ length: most }, () => open(one)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        const refusedOne = await open(one);
        expect([refusedOne.status, refusedOne.headers.get('retry-after')]).toEqual([429, '10']);
        expect(await refusedOne.json()).toEqual(refused(words));
        answers.push(await open(another));
        expect(answers.at(-1)?.status).toBe(200);
        // One that was left, and one that was read to its end, make room.
        await answers[0]?.body?.cancel();
        await answers[1]?.text();
        const next = [await open(one), await open(one)];
        expect(next.map(({ status }) => status)).toEqual([200, 200]);
        for (const { body } of [...answers.slice(2), ...next]) await body?.cancel();
      });

      it('that broke off makes room for another one [XR-011.g]', async () => {
        const one = await server().signIn('ROLE_VAS');
        for (let nth = 1; nth <= 4; nth += 1) {
          const answer = await server().app.request('/api/v1/made/list?fails=between', {
            headers: bearer(one),
          });
          expect(answer.status).toBe(200);
          await expect(answer.text()).rejects.toThrow('The answer broke off');
        }
      });

      it('that is refused makes room for another one [XR-011.g]', async () => {
        const one = await server().signIn('ROLE_VAS');
        for (let nth = 1; nth <= 4; nth += 1) {
          const path = '/api/v1/made/list?fails=before';
          expect((await server().app.request(path, { headers: bearer(one) })).status).toBe(422);
        }
      });

      it('breaks off at an event that is not the declared one', async () => {
        const answer = await get('/api/v1/made/watch?lies=yes');
        await expect(answer.text()).rejects.toThrow('The answer broke off');
        expect(server().logLines.join()).toContain('"call":"made.watch","error":{"name":"Error"');
        expect(server().logLines.join()).not.toContain('private');
      });

      it('sends events in their declared shape', async () => {
        const answer = await get('/api/v1/made/watch');
        expect(answer.headers.get('content-type')).toBe('text/event-stream');
        expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
        expect(await answer.text()).toBe('data: {"count":1}\n\ndata: {"count":2}\n\n');
      });
    });

    describe('a bug in a verb', () => {
      it('is answered 500 without a reason, and logged without what was being written [SH-054.a, SH-054.b]', async () => {
        const caller = await server().signIn('ROLE_VAS');
        const answer = await server().call(madeUp.made.effect, { name: 'Asha Rao', fails: 'broken' }, caller);
        expect(answer.status).toBe(500);
        const words = 'Some error occured. Contact Admin';
        expect(answer.body).toEqual({ success: false, errorMessages: [words], error: words });
        const lines = server().logLines.filter(line => line.includes('made.effect'));
        expect(lines).toEqual([expect.stringContaining(answer.headers.get('x-request-id') ?? 'no id')]);
        expect(lines.join()).toContain('madeUpContract.ts');
        expect(lines.join()).not.toContain('Asha Rao');
      });

      it.each([undefined, 'yes'] as const)(
        'includes an answer other than declared, as text %j',
        async text => {
          const answer = await server().call(madeUp.made.liar, { text }, null);
          expect(answer.status).toBe(500);
          expect(answer.body).toMatchObject({ status: 500, message: 'Some error occured. Contact Admin' });
          expect(answer.text).not.toContain('private');
        },
      );
    });
  },
  { contract: madeUp, routes: madeUpRoutes },
);
