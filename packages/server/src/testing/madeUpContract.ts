import { declareCall } from '@lending-desk/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { creditTag } from '../tags/table';
import { MadeJson, Refused, type Route, route, type Verb } from '../http/verb';

// Invented calls, one for everything the HTTP layer supports.

const failure = { shows: 'last', fallback: 'Failed' } as const;
const json = { kind: 'json', schema: v.object({ data: v.looseObject({}) }) } as const;
const signedIn = { kind: 'signedIn' } as const;

const echo = declareCall({
  name: 'made.echo',
  method: 'POST',
  path: '/api/v1/made/echo/:id',
  access: { kind: 'public' },
  params: v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/, 'a whole number')) }),
  query: v.object({ page: v.optional(v.picklist(['one', 'two'])) }),
  body: {
    kind: 'json',
    schema: v.object({
      comment: v.pipe(v.string(), v.minLength(1, 'Comment is Required')),
      reply: v.optional(v.pipe(v.string(), v.minLength(1, 'Comment is Required'))),
      amount: v.optional(v.pipe(v.number(), v.minValue(0, 'below zero'))),
      inner: v.optional(v.object({ name: v.string() })),
      anything: v.optional(v.unknown()),
    }),
    maxBytes: 2_000,
  },
  answer: json,
  failure,
  repeat: 'once',
});

const upload = declareCall({
  name: 'made.upload',
  method: 'POST',
  path: '/api/v1/made/upload',
  access: signedIn,
  body: {
    kind: 'multipart',
    schema: v.object({ title: v.string() }),
    files: {
      photo: { required: true, kinds: ['image'], maxBytes: 1024 },
      sheet: { required: false, kinds: ['csv', 'xlsx'], maxBytes: 1024 },
    },
  },
  answer: json,
  failure: { ...failure, body: 'errorAndMessage' },
  repeat: 'once',
});

const attach = declareCall({ ...upload, name: 'made.attach', path: '/api/v1/made/attach', repeat: 'key' });

const list = declareCall({
  name: 'made.list',
  method: 'GET',
  path: '/api/v1/made/list/',
  access: signedIn,
  query: v.object({ fails: v.optional(v.picklist(['before', 'between'])) }),
  answer: { kind: 'csv', fileName: 'list.csv' },
  failure,
});

const watch = declareCall({
  name: 'made.watch',
  method: 'GET',
  path: '/api/v1/made/watch',
  access: signedIn,
  query: v.object({ lies: v.optional(v.literal('yes')) }),
  answer: { kind: 'events', schema: v.object({ count: v.number() }) },
  failure,
});

const effect = declareCall({
  name: 'made.effect',
  method: 'POST',
  path: '/api/v1/made/effect',
  access: signedIn,
  body: {
    kind: 'json',
    schema: v.object({
      name: v.string(),
      fails: v.optional(v.picklist(['refused', 'broken', 'unanswered', 'unavailable'])),
    }),
  },
  answer: { kind: 'json', schema: v.object({ data: v.object({ name: v.string(), serial: v.number() }) }) },
  failure: { ...failure, body: 'error' },
  repeat: 'key',
});

const other = declareCall({ ...effect, name: 'made.other', path: '/api/v1/made/other' });

const pay = declareCall({ ...effect, name: 'made.pay', path: '/api/v1/made/pay', repeat: 'money' });

/** Returns an answer that does not match its declaration. */
const liar = declareCall({
  name: 'made.liar',
  method: 'GET',
  path: '/api/v1/made/liar',
  access: { kind: 'public' },
  query: v.object({ text: v.optional(v.literal('yes')) }),
  answer: { kind: 'json', schema: v.object({ data: v.optional(v.number()) }) },
  failure: { ...failure, body: 'bodyStatus' },
});

export const madeUp = { made: { echo, upload, attach, list, watch, effect, other, pay, liar } } as const;

async function* rows(fails: 'between' | undefined) {
  yield ['Name', 'Amount', 'Note'];
  yield ['Asha, Rao', -12.5, null];
  if (fails) throw new Error('the database went away');
  yield ['=cmd()', 7, 'said "so"'];
}

async function* counts(lies: 'yes' | undefined) {
  yield lies ? JSON.parse('{ "count": "not a number, and private" }') : { count: 1 };
  yield { count: 2 };
}

let serial = 0;

/** Adds a tag with a new name at every run, so that the tags count the runs. */
const addTag: Verb<typeof effect> = async ({ db, now }, { name, fails }) => {
  serial += 1;
  await db.insert(creditTag).values({ nameKey: `${name}-${serial}`, name, createdOn: now });
  // Long enough for other requests to interleave.
  await db.execute(sql`select pg_sleep(0.02)`);
  if (fails === 'refused') throw new Refused(409, `No ${name}`, { left: 0 });
  if (fails === 'unanswered') throw new Refused(502, 'The provider did not answer');
  if (fails === 'unavailable') throw new Refused(503, 'Nobody is configured to do it');
  if (fails === 'broken') throw new Error(`a fault while writing ${name}`);
  return { data: { name, serial } };
};

const takeFiles: Verb<typeof upload> = async (_context, input) => {
  if (input.title === 'refuse') throw new Refused(409, 'Refused by its title');
  return {
    data: {
      title: input.title,
      photo: input.photo?.size ?? null,
      sheet: input.sheet?.contentType ?? null,
    },
  };
};

export const madeUpRoutes: readonly Route[] = [
  route(echo, async (_context, input) => ({ data: { ...input } })),
  route(upload, takeFiles),
  route(attach, takeFiles),
  route(list, async (_context, { fails }) => {
    if (fails === 'before') throw new Refused(422, 'Too many rows');
    return rows(fails);
  }),
  route(watch, async (_context, { lies }) => counts(lies)),
  route(effect, addTag),
  route(other, addTag),
  route(pay, addTag),
  route(liar, async (_context, { text }) => {
    const lie = '{ "data": "not a number, and private" }';
    return text ? new MadeJson(lie) : JSON.parse(lie);
  }),
];
