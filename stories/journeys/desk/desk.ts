import type { Viewer } from '@lending-desk/domain/access';
import { type CallDeclaration, contract } from '@lending-desk/domain/contract';
import { refusals } from '@lending-desk/domain/errors';
import { type Answer, answering, callOf, refusalOf, Refused, respond } from './answering';
import { mentionAnswers, type MentionsDesk } from './mentions';

/** The password of everybody in a journey. */
export const password = 'demo-Passw0rd';

/** The part of an in-memory desk that every journey has: people and their sessions. */
export interface SignInDesk extends MentionsDesk {
  readonly people: readonly Viewer[];
  /** The person of each valid access token. */
  readonly sessions: Map<string, Viewer>;
  /** The providers that cannot be used here. @default none */
  readonly notConfigured?: readonly string[];
}

/** Signs a person in and returns their tokens. */
export function signIn(desk: SignInDesk, viewer: Viewer) {
  const token = `token-${desk.sessions.size + 1}-${viewer.idString}`;
  desk.sessions.set(token, viewer);
  return { token, refreshToken: `refresh-${token}` };
}

const wireUser = ({ roles, ...person }: Viewer) => ({ ...person, roles: [...roles] });

/** The calls around signing in [AU-011, AU-024, AU-027]. */
const signInAnswers: readonly Answer<SignInDesk>[] = [
  answering(contract.signin.settings, (desk: SignInDesk) => ({
    data: {
      orgEmailDomain: 'lender.example',
      notConfigured: [...(desk.notConfigured ?? [])],
      demo: {
        password,
        accounts: desk.people.map(({ email, fullName, roles }) => ({ email, fullName, roles: [...roles] })),
      },
    },
  })),
  answering(contract.signin.login, (desk: SignInDesk, _viewer, input) => {
    const viewer = desk.people.find(({ email }) => email === input.email);
    if (!viewer || input.password !== password) throw new Refused(401, refusals.wrongLogin);
    return { data: { user: wireUser(viewer), ...signIn(desk, viewer) } };
  }),
  answering(contract.signin.refresh, (desk: SignInDesk, _viewer, { refreshToken }) => {
    const viewer = desk.sessions.get(refreshToken.replace('refresh-', ''));
    if (!viewer) throw new Refused(401, contract.signin.refresh.failure.fallback);
    return { data: signIn(desk, viewer) };
  }),
  answering(contract.signin.profile, (_desk: SignInDesk, viewer) => ({ data: { user: wireUser(viewer) } })),
  answering(contract.signin.logout, () => ({})),
];

/** A request as it left the browser. */
export interface SentRequest {
  /** 'GET /api/v1/…', with its query. */
  readonly to: string;
  /** The JSON that was sent, or of a form its fields, a file by its name; null for none. */
  readonly body: unknown;
  readonly hasKey: boolean;
}

async function sentOf(request: Request): Promise<SentRequest> {
  const { pathname, search } = new URL(request.url);
  const type = request.headers.get('content-type') ?? '';
  const text = type.startsWith('application/json') ? await request.clone().text() : '';
  const form = type.startsWith('multipart/form-data') ? [...(await request.clone().formData())] : null;
  const fields = form?.map(([name, value]) => [name, value instanceof File ? value.name : value]);
  return {
    to: `${request.method} ${pathname}${search}`,
    body: fields ? Object.fromEntries(fields) : text === '' ? null : JSON.parse(text),
    hasKey: request.headers.has('idempotency-key'),
  };
}

/** The product's server in memory: the declared calls, with the rules of `domain` behind them. */
export interface InMemoryServer<Desk extends SignInDesk> {
  readonly desk: Desk;
  /** Every request of the product, oldest first. */
  readonly sent: readonly SentRequest[];
  /** The requests of one call, oldest first. */
  readonly sentBy: (call: CallDeclaration) => readonly SentRequest[];
  /** Refuses the next request of a call, before it changes anything. */
  readonly refuse: (call: CallDeclaration, refused: Refused) => void;
  /** Keeps the answer to the next request of a call back.
   *  @returns gives it */
  readonly hold: (call: CallDeclaration) => () => void;
  /** Replaces the browser's fetch; what is no call of the product goes on to the browser's own.
   *  @param beyond  the browser's fetch */
  readonly fetch: (beyond: typeof globalThis.fetch) => typeof globalThis.fetch;
}

/** Makes a server of a desk's data and the answers to its calls. */
export function inMemoryServer<Desk extends SignInDesk>(
  desk: Desk,
  answers: readonly Answer<Desk>[],
): InMemoryServer<Desk> {
  const sent: SentRequest[] = [];
  const refused = new Map<string, Refused>();
  const held = new Map<string, Promise<void>>();
  const viewerOf = (token: string | null) => (token === null ? null : (desk.sessions.get(token) ?? null));
  return {
    desk,
    sent,
    sentBy: ({ name }) =>
      sent.filter(({ to }) => {
        const [method = '', path = ''] = to.split(/[ ?]/);
        return callOf(method, path)?.call.name === name;
      }),
    refuse: ({ name }, refusal) => void refused.set(name, refusal),
    hold: ({ name }) => {
      let give = () => {};
      held.set(name, new Promise<void>(done => (give = done)));
      return give;
    },
    fetch: beyond => async (input, init) => {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname;
      if (!path.startsWith('/api/v1/')) return beyond(input, init);
      sent.push(await sentOf(request));
      const name = callOf(request.method, path)?.call.name ?? '';
      const refusal = refused.get(name);
      refused.delete(name);
      const until = held.get(name);
      held.delete(name);
      await until;
      if (refusal) return refusalOf(refusal);
      const answer = await respond<Desk>(
        desk,
        [...signInAnswers, ...mentionAnswers, ...answers],
        viewerOf,
        request,
      );
      request.signal.throwIfAborted();
      return answer ?? new Response(null, { status: 404 });
    },
  };
}
