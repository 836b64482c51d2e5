import { contract } from '@lending-desk/domain/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditRow } from '../audit/table';
import { session, staff } from '../signin/table';
import { aServer, requestOf, type TestAnswer, type TestServer } from '../testing/harness';
import { aProvider, type ProviderPerson } from '../testing/oidcProvider';
import { enginesOfRules } from '../testing/openTestDatabase';
import { rolesByGroups } from './arrive';
import type { SingleSignOnSettings } from './settings';

const { begin, finish } = contract.singleSignOn;
const origin = 'https://desk.lender.example';
const timeout = 60_000;

let provider: Awaited<ReturnType<typeof aProvider>>;
let settings: SingleSignOnSettings;
beforeAll(async () => {
  provider = await aProvider(`${origin}/single-sign-on`);
  const { issuer, clientId, clientSecret } = provider;
  const groupRoles = {
    underwriters: ['ROLE_CREDIT_USER', 'ROLE_VAS'],
    leads: ['ROLE_CREDIT_ADMIN'],
  } as const;
  settings = {
    issuer,
    clientId,
    clientSecret,
    origin,
    name: 'Lender ID',
    groupsClaim: 'groups',
    groupRoles,
    requiredClaim: null,
    assumesVerified: false,
  };
});
afterAll(() => provider.close());

describe.each(enginesOfRules)('single sign-on on %s', engine => {
  let server: TestServer;
  let app: TestServer['app'];
  beforeAll(async () => {
    server = await aServer(engine);
    app = server.withConfig({ singleSignOn: settings });
  }, timeout);
  afterAll(() => server.close());
  afterEach(() => provider.tamper(null));

  let people = 0;
  /** Somebody the provider knows, and who is new here. */
  const aPerson = (more: ProviderPerson = {}) => {
    people += 1;
    const email = `person.${people}@lender.example`;
    return {
      subject: `${engine}-${people}`,
      claims: { email, email_verified: true, name: `Person ${people}`, ...more },
      email,
    };
  };
  type Person = ReturnType<typeof aPerson>;

  const ask = async (path: string, init: RequestInit, of = app, from?: string): Promise<TestAnswer> => {
    const socket = from === undefined ? undefined : { remoteAddress: from };
    const response = await of.request(path, init, socket && { incoming: { socket } });
    const text = await response.text();
    const body: TestAnswer['body'] = JSON.parse(text);
    return { status: response.status, body, headers: response.headers, text };
  };
  const start = async (of = app): Promise<{ address: string; flow: string }> => {
    const { path, init } = requestOf(begin, {});
    const { status, text } = await ask(path, init, of);
    expect(status).toBe(200);
    const { data }: { data: { address: string; flow: string } } = JSON.parse(text);
    return data;
  };
  const end = (input: { flow: string; answer: string }, of = app, from?: string) => {
    // So that what was recorded last is known by its time.
    server.clock.pass(1000);
    const { path, init } = requestOf(finish, input);
    const headers = new Headers(init.headers);
    headers.set('user-agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    return ask(path, { ...init, headers }, of, from);
  };
  /** From the button to the last answer. */
  const arrive = async (
    { subject, claims }: { subject: string; claims: ProviderPerson },
    of = app,
    from?: string,
  ) => {
    const { address, flow } = await start(of);
    return end({ flow, answer: await provider.signIn(subject, claims, address) }, of, from);
  };
  const said = ({ status, body }: TestAnswer) => [status, ...(body['errorMessages'] as string[])];
  const accountOf = async ({ email }: Person) =>
    (await server.db.select().from(staff).where(eq(staff.email, email)))[0];
  const change = (person: Person, to: Partial<typeof staff.$inferInsert>) =>
    server.db.update(staff).set(to).where(eq(staff.email, person.email));
  const lastAudit = async (action?: string) => {
    const which = action === undefined ? undefined : eq(auditRow.action, action);
    return (await server.db.select().from(auditRow).where(which).orderBy(desc(auditRow.at)).limit(1))[0];
  };
  const refused = [401, 'Lender ID did not sign you in. Please try again'];

  it('begins at the provider with a code flow, PKCE, state and nonce, new each time [XR-003.a]', async () => {
    const [one, other] = [await start(), await start()];
    const query = Object.fromEntries(new URL(one.address).searchParams);
    expect(query).toEqual({
      client_id: 'lending-desk',
      redirect_uri: 'https://desk.lender.example/single-sign-on',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    for (const name of ['state', 'nonce', 'code_challenge'] as const) {
      expect(new URL(other.address).searchParams.get(name)).not.toBe(query[name]);
      expect(one.flow).not.toContain(query[name]);
    }
    // Each is secret by itself: what is known of one tells nothing of another.
    expect(new Set([query['state'], query['nonce'], query['code_challenge']]).size).toBe(3);
  });

  it('signs somebody up who comes for the first time, and lets them in once they are approved [XR-003.b]', async () => {
    const person = aPerson();
    expect((await arrive(person)).body).toEqual({ success: true, errorMessages: [], data: { waits: true } });
    expect(await accountOf(person)).toMatchObject({
      state: 'pending',
      roles: [],
      fullName: person.claims.name,
    });
    expect(await lastAudit()).toMatchObject({ action: 'signin.signUp', actorName: person.claims.name });
    expect(said(await arrive(person))).toEqual([401, 'Your account is awaiting approval']);

    const admin = await server.signIn('ROLE_SUPER_USER');
    const { id = '', version = 0 } = (await accountOf(person)) ?? {};
    const roles = ['ROLE_CUSTOMER_SERVICE' as const];
    const approved = await server.call(contract.staff.approve, { idString: id, version, roles }, admin);
    expect(approved.status).toBe(200);
    const { status, text } = await arrive(person, app, '10.9.8.7');
    expect(status).toBe(200);
    const { data } = JSON.parse(text);
    expect(await server.db.select().from(session).where(eq(session.staffId, id))).toMatchObject([
      { network: '10.9.8.7', browser: 'Firefox on Linux' },
    ]);
    expect(data.user).toMatchObject({ idString: id, email: person.email, roles });
    expect(await lastAudit()).toMatchObject({
      action: 'signin.login',
      actorId: id,
      after: { by: 'Lender ID' },
    });
    const profile = await server.send(contract.signin.profile.path, {
      headers: { authorization: `Bearer ${data.token}` },
    });
    expect(profile.status).toBe(200);
    const again = await server.call(contract.signin.refresh, { refreshToken: data.refreshToken }, null);
    expect(again.status).toBe(200);
  });

  describe('an answer', () => {
    /** Somebody who would be let in. */
    const anActive = async () => {
      const person = aPerson();
      await arrive(person);
      await change(person, { state: 'active' });
      return person;
    };

    it.each([
      ['another issuer', { claims: { iss: 'https://elsewhere.example' } }],
      ['another audience', { claims: { aud: 'another-client' } }],
      ['another nonce', { claims: { nonce: 'a nonce of another flow' } }],
      ['a time that is over', { claims: { exp: 1_700_000_000 } }],
      ['a signature of somebody else', { forged: true }],
      ['a code that is expired', { lateCodes: true }],
    ])('with %s is refused, and recorded [XR-003.i]', async (_case, how) => {
      const person = await anActive();
      provider.tamper(how);
      expect(said(await arrive(person))).toEqual(refused);
      expect(await lastAudit()).toMatchObject({
        action: 'signin.refused',
        actorId: null,
        after: { reason: 'answer' },
      });
      provider.tamper({});
      expect((await arrive(person)).status).toBe(200);
    });

    it('is refused without the code, with another code or state, and when the provider said no [XR-003.i]', async () => {
      const person = await anActive();
      for (const change of [
        (query: URLSearchParams) => query.delete('code'),
        (query: URLSearchParams) => query.set('code', 'invented'),
        (query: URLSearchParams) => query.set('state', 'invented'),
        (query: URLSearchParams) => query.set('iss', 'https://elsewhere.example'),
        (query: URLSearchParams) => query.set('error', 'access_denied'),
      ]) {
        const { address, flow } = await start();
        const query = new URLSearchParams(await provider.signIn(person.subject, person.claims, address));
        change(query);
        expect(said(await end({ flow, answer: `?${query}` }))).toEqual(refused);
      }
    });

    it('counts once: neither it nor its flow works again, nor in the flow of somebody else [XR-003.d]', async () => {
      const person = await anActive();
      const over = [401, 'This sign-in was already used or is too old. Please try again'];
      const { address, flow } = await start();
      const answer = await provider.signIn(person.subject, person.claims, address);
      expect((await end({ flow, answer })).status).toBe(200);
      expect(said(await end({ flow, answer }))).toEqual(over);
      expect(said(await end({ flow: (await start()).flow, answer }))).toEqual(refused);

      const mine = await start();
      const theirs = await provider.signIn(person.subject, person.claims, (await start()).address);
      expect(said(await end({ flow: mine.flow, answer: theirs }))).toEqual(refused);
      const honest = await provider.signIn(person.subject, person.claims, mine.address);
      expect(said(await end({ flow: mine.flow, answer: honest }))).toEqual(over);
    });

    it('works in one of two requests at the same time [XR-003.d, XR-139.a]', async () => {
      const person = await anActive();
      const { address, flow } = await start();
      const answer = await provider.signIn(person.subject, person.claims, address);
      const both = await Promise.all([end({ flow, answer }), end({ flow, answer })]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    it('is refused ten minutes after the flow began, and for a flow nobody began [XR-003.d]', async () => {
      const person = await anActive();
      const began = Math.floor(server.clock.now.getTime() / 1000);
      const { address, flow } = await start();
      const answer = await provider.signIn(person.subject, person.claims, address);
      const changed = `${flow.slice(0, -1)}${flow.endsWith('A') ? 'B' : 'A'}`;
      const [last = ''] = flow.split('.');
      const later = flow.replace(last, String(Number(last) + 60));
      for (const invented of ['', 'a.b.c', changed, later, `${flow}A`]) {
        expect((await end({ flow: invented, answer })).status).toBe(401);
        expect(await lastAudit()).toMatchObject({ after: { reason: 'flow' } });
      }
      // The answer comes a second later.
      const ends = (began + 10 * 60 - 1) * 1000;
      server.clock.now = new Date(ends + 1);
      expect((await end({ flow, answer })).status).toBe(401);
      expect(await lastAudit()).toMatchObject({ after: { reason: 'flow' } });
      server.clock.now = new Date(ends);
      expect((await end({ flow, answer })).status).toBe(200);
    });
  });

  describe('a person', () => {
    it.each([
      [
        'whose address is not verified',
        { email_verified: false },
        'Lender ID has no verified e-mail address of yours',
      ],
      ['of another organisation', { email: 'asha@elsewhere.example' }, 'Email should be of lender.example'],
    ])('%s is refused and gets no account [XR-003.k]', async (_case, claims, words) => {
      const person = aPerson(claims);
      const before = await server.db.$count(staff);
      expect(said(await arrive(person))).toEqual([403, words]);
      expect(await server.db.$count(staff)).toBe(before);
    });

    it('counts as verified where the provider writes so as text [XR-003.k]', async () => {
      const person = aPerson();
      provider.tamper({ claims: { email: person.email, email_verified: 'true' } });
      expect((await arrive(person)).body).toMatchObject({ data: { waits: true } });
      const other = aPerson();
      provider.tamper({ claims: { email: other.email, email_verified: 'false' } });
      expect((await arrive(other)).status).toBe(403);
    });

    it('whose account is disabled stays out, whatever their groups [XR-003.f]', async () => {
      const person = aPerson({ groups: ['leads'] });
      await arrive(person);
      await change(person, { state: 'disabled' });
      expect(said(await arrive(person))).toEqual([401, 'Your account is disabled. Please ask your admin']);
      expect(await accountOf(person)).toMatchObject({ state: 'disabled', roles: [] });
      expect(await lastAudit()).toMatchObject({ action: 'signin.refused', after: { reason: 'disabled' } });
      const listed = await server.call(contract.staff.list, {}, await server.signIn('ROLE_SUPER_USER'));
      expect(listed.text).toContain(person.email);
    });

    it('who was rejected asks again [XR-003.b]', async () => {
      const person = aPerson();
      await arrive(person);
      await change(person, { state: 'rejected', rejectedBecause: 'Nobody knows them' });
      expect((await arrive(person)).body).toMatchObject({ data: { waits: true } });
      expect(await accountOf(person)).toMatchObject({ state: 'pending', rejectedBecause: null });
    });

    it('who was rejected with a password asks again, and the password is gone [XR-003.j]', async () => {
      const person = aPerson();
      const signUp = { name: 'A stranger', email: person.email, password: 'a stranger’s password' };
      await server.call(contract.signin.signUp, signUp, null);
      await change(person, { state: 'rejected', rejectedBecause: 'Nobody knows them' });
      expect((await arrive(person)).body).toMatchObject({ data: { waits: true } });
      expect(await accountOf(person)).toMatchObject({ state: 'pending', passwordHash: null });
    });

    /** Somebody whose account was disabled before they came. */
    const aDisabled = async (passwordHash: string | null) => {
      const person = aPerson();
      const before = { fullName: 'As imported', roles: ['ROLE_VAS'], state: 'disabled' as const };
      await server.db
        .insert(staff)
        .values({ ...before, passwordHash, email: person.email, createdAt: server.clock.now });
      return { person, before };
    };

    it('known only from imported loans asks for an account [XR-003.b, XR-049.i]', async () => {
      const { person } = await aDisabled(null);
      expect((await arrive(person)).body).toMatchObject({ data: { waits: true } });
      const after = {
        fullName: person.claims.name,
        signOnSubject: `${provider.issuer} ${person.subject}`,
        roles: [],
        state: 'pending',
        createdAt: server.clock.now,
        version: 2,
      };
      expect(await accountOf(person)).toMatchObject(after);
    });

    it('whose account has a password is bound to it by their first arrival [XR-003.j]', async () => {
      const { person } = await aDisabled('a hash');
      await change(person, { state: 'active' });
      expect((await arrive(person)).status).toBe(200);
      expect(await accountOf(person)).toMatchObject({ passwordHash: 'a hash' });
      const moved = { ...person, claims: { ...person.claims, email: `new.${person.email}` } };
      expect((await arrive(moved)).body).toMatchObject({ data: { user: { email: person.email } } });
    });

    it('whose account with a password was disabled stays out [XR-003.f]', async () => {
      const { person, before } = await aDisabled('a hash');
      expect(said(await arrive(person))).toEqual([401, 'Your account is disabled. Please ask your admin']);
      expect(await accountOf(person)).toMatchObject({ ...before, passwordHash: 'a hash', version: 1 });
    });

    it('owns the account of their address: a password somebody chose for it before is gone [XR-003.j]', async () => {
      const person = aPerson();
      const password = 'a stranger’s password';
      const signUp = { name: 'A stranger', email: person.email, password };
      expect((await server.call(contract.signin.signUp, signUp, null)).status).toBe(200);
      expect(said(await arrive(person))).toEqual([401, 'Your account is awaiting approval']);
      await change(person, { state: 'active' });
      const stranger = await server.call(contract.signin.login, { email: person.email, password }, null);
      expect(stranger.status).toBe(401);
      // It was bound to them when they came, so they need not come with that address again.
      const moved = { ...person, claims: { ...person.claims, email: `new.${person.email}` } };
      expect((await arrive(moved)).body).toMatchObject({ data: { user: { email: person.email } } });
      // Nor does a sign-up with a password take it over.
      await server.call(contract.signin.signUp, signUp, null);
      expect(await accountOf(person)).toMatchObject({ state: 'active', passwordHash: null });
    });

    it('keeps their account under another address, and somebody else does not get it with theirs [XR-003.j]', async () => {
      const person = aPerson({ groups: ['leads'] });
      await arrive(person);
      await change(person, { state: 'active' });
      const moved = { ...person, claims: { ...person.claims, email: 'married@lender.example' } };
      expect((await arrive(moved)).body).toMatchObject({ data: { user: { email: person.email } } });
      const heir = { ...aPerson(), claims: person.claims };
      expect(said(await arrive(heir))).toEqual([
        401,
        'Your e-mail address belongs to the account of somebody else. Please ask your admin',
      ]);
    });

    it('comes in to the account they are bound to, though their address is that of somebody else’s [XR-003.j]', async () => {
      const [person, other] = [aPerson(), aPerson()];
      for (const one of [person, other]) {
        await arrive(one);
        await change(one, { state: 'active' });
      }
      const now = { ...person, claims: { ...person.claims, email: other.email } };
      expect((await arrive(now)).body).toMatchObject({ data: { user: { email: person.email } } });
    });

    it.each([
      ['that is not verified', { email_verified: false }],
      ['of another organisation', { email: 'asha@partner.example' }],
      ['that is missing', null],
    ])(
      'who is bound to an account comes in with an address %s [XR-003.j, XR-003.k]',
      async (_case, changes) => {
        const person = aPerson();
        await arrive(person);
        await change(person, { state: 'active' });
        const { name } = person.claims;
        const now = { ...person, claims: changes === null ? { name } : { ...person.claims, ...changes } };
        expect((await arrive(now)).body).toMatchObject({ data: { user: { email: person.email } } });
        const stranger = { ...aPerson(), claims: now.claims };
        expect((await arrive(stranger)).status).toBe(403);
        expect(await lastAudit()).toMatchObject({ action: 'signin.refused', after: { reason: 'address' } });
      },
    );

    const notOurs = [403, 'Your account at Lender ID is not one of this organisation'];

    it('of Google comes in with the domain of the organisation, and not with another or none [XR-003.k]', async () => {
      const google = server.withConfig({
        singleSignOn: { ...settings, requiredClaim: { name: 'hd', value: 'lender.example' } },
      });
      const person = aPerson({ hd: 'lender.example' });
      await arrive(person, google);
      await change(person, { state: 'active' });
      expect((await arrive(person, google)).status).toBe(200);
      const { hd: _domain, ...private_ } = person.claims;
      expect(said(await arrive({ ...person, claims: private_ }, google))).toEqual(notOurs);
      expect(await lastAudit()).toMatchObject({ action: 'signin.refused', after: { reason: 'claim' } });
      const several = { ...person.claims, hd: ['elsewhere.example', 'lender.example'] };
      expect((await arrive({ ...person, claims: several }, google)).status).toBe(200);
      const elsewhere = { ...person.claims, hd: 'lender.example.attacker.example' };
      expect(said(await arrive({ ...person, claims: elsewhere }, google))).toEqual(notOurs);
    });

    it('of Entra comes in from our tenant, which does not say whether an address is verified [XR-003.k]', async () => {
      const tid = '5b1d9a52-27c4-4f5e-9f0e-8f5d3f0f7a11';
      const tenant = { name: 'tid', value: tid };
      const entra = server.withConfig({
        singleSignOn: { ...settings, requiredClaim: tenant, assumesVerified: true },
      });
      const unsaid = (more: ProviderPerson) => {
        const { subject, claims, email } = aPerson(more);
        const { email_verified: _unsaid, ...others } = claims;
        return { subject, claims: others, email };
      };
      const person = unsaid({ tid });
      expect((await arrive(person, entra)).body).toMatchObject({ data: { waits: true } });
      const strict = server.withConfig({ singleSignOn: { ...settings, requiredClaim: tenant } });
      expect(said(await arrive(unsaid({ tid }), strict))).toEqual([
        403,
        'Lender ID has no verified e-mail address of yours',
      ]);
      expect(said(await arrive(unsaid({ tid: `${tid}0` }), entra))).toEqual(notOurs);
      const denied = unsaid({ tid });
      const claims = { ...denied.claims, email_verified: false };
      expect((await arrive({ ...denied, claims }, entra)).status).toBe(403);
    });

    it('gets the roles of their groups at each sign-in, but none that a super user took away [XR-003.g]', async () => {
      const person = aPerson({ groups: ['underwriters', 'guests'] });
      await arrive(person);
      await change(person, { state: 'active', roles: ['ROLE_CUSTOMER_SERVICE', 'ROLE_CREDIT_ADMIN'] });
      const rolesAfter = async (groups?: string[]) => {
        const now = { ...person, claims: { ...person.claims, ...(groups && { groups }) } };
        const { body } = await arrive(now);
        return (body['data'] as { user: { roles: string[] } }).user.roles.sort();
      };
      expect(await rolesAfter()).toEqual(['ROLE_CREDIT_USER', 'ROLE_CUSTOMER_SERVICE', 'ROLE_VAS']);
      const { id = '', version = 0 } = (await accountOf(person)) ?? {};
      // A super user who looked at the account before sees that it changed.
      expect(version).toBe(2);
      expect(await lastAudit('signin.rolesByGroups')).toMatchObject({
        before: { id, roles: ['ROLE_CUSTOMER_SERVICE', 'ROLE_CREDIT_ADMIN'] },
        after: { id, roles: ['ROLE_CREDIT_USER', 'ROLE_CUSTOMER_SERVICE', 'ROLE_VAS'] },
      });

      const admin = await server.signIn('ROLE_SUPER_USER');
      const roles = ['ROLE_CUSTOMER_SERVICE' as const, 'ROLE_VAS' as const];
      const taken = await server.call(contract.staff.changeRoles, { idString: id, version, roles }, admin);
      expect(taken.status).toBe(200);
      expect(await rolesAfter()).toEqual(['ROLE_CUSTOMER_SERVICE', 'ROLE_VAS']);
      expect(await rolesAfter(['leads'])).toEqual(['ROLE_CREDIT_ADMIN', 'ROLE_CUSTOMER_SERVICE']);
      expect(await rolesAfter([])).toEqual(['ROLE_CUSTOMER_SERVICE']);
    });
  });

  it('is told to the sign-in page by its name, and answers 404 when it is not configured', async () => {
    const settingsOf = async (of: typeof app) =>
      (await ask(contract.signin.settings.path, {}, of)).body['data'] as { singleSignOn: unknown };
    expect((await settingsOf(app)).singleSignOn).toBe('Lender ID');
    expect((await settingsOf(server.app)).singleSignOn).toBe('');
    for (const { path, init } of [requestOf(begin, {}), requestOf(finish, { flow: 'a', answer: '?' })]) {
      expect(said(await ask(path, init, server.app))).toEqual([404, 'Single sign-on is not configured']);
    }
  });

  it('refuses a network after fifty answers that let nobody in, and does not count those that do [XR-049.g]', async () => {
    const person = aPerson();
    const from = '10.50.0.1';
    for (let guess = 0; guess < 49; guess += 1)
      expect((await end({ flow: 'invented', answer: '?' }, app, from)).status).toBe(401);
    await arrive(person, app, from);
    await change(person, { state: 'active' });
    expect((await arrive(person, app, from)).status).toBe(200);
    expect((await end({ flow: 'invented', answer: '?' }, app, from)).status).toBe(401);
    expect((await arrive(person, app, from)).status).toBe(429);
    expect((await arrive(person, app, '10.50.0.2')).status).toBe(200);
  });

  it('says that the provider cannot be reached [XR-003.h]', async () => {
    const away = server.withConfig({ singleSignOn: { ...settings, issuer: 'http://127.0.0.1:9' } });
    const { path, init } = requestOf(begin, {});
    expect(said(await ask(path, init, away))).toEqual([502, 'Lender ID could not be reached']);
  });

  it('asks a provider again that could not be reached before [XR-003.a]', async () => {
    const moving = { ...settings, issuer: 'http://127.0.0.1:9' };
    const at = server.withConfig({ singleSignOn: moving });
    const { path, init } = requestOf(begin, {});
    expect((await ask(path, init, at)).status).toBe(502);
    moving.issuer = settings.issuer;
    expect((await start(at)).address).toContain(settings.issuer);
  });

  it('waits ten seconds for the provider, and then says that it cannot be reached [XR-003.h]', async () => {
    const person = aPerson();
    const { address, flow } = await start();
    const answer = await provider.signIn(person.subject, person.claims, address);
    // Its time is over at once.
    const limited = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const over = new DOMException('The operation timed out', 'TimeoutError');
      return AbortSignal.abort(over);
    });
    try {
      expect(said(await end({ flow, answer }))).toEqual([502, 'Lender ID could not be reached']);
      expect(limited).toHaveBeenCalledWith(10_000);
    } finally {
      limited.mockRestore();
    }
  });

  it('logs neither codes nor flows [XR-049.h]', () => {
    expect(server.logLines.join('\n')).not.toMatch(/code=|person\.\d|state=/);
  });
});

describe('rolesByGroups [XR-003.g]', () => {
  const groupRoles = { underwriters: ['ROLE_CREDIT_USER'] } as const;
  it.each([
    ['a group gives its roles', [], [], ['underwriters'], ['ROLE_CREDIT_USER']],
    ['who left the group loses them', ['ROLE_CREDIT_USER'], [], [], []],
    ['what no group gives stays', ['ROLE_VAS'], [], [], ['ROLE_VAS']],
    ['what was taken away is not given', [], ['ROLE_CREDIT_USER'], ['underwriters'], []],
    ['a group without roles gives none', [], [], ['guests', 'constructor'], []],
  ])('%s', (_case, roles, withheldRoles, groups, expected) => {
    expect(rolesByGroups({ roles, withheldRoles }, groups, groupRoles)).toEqual(expected);
  });
});
