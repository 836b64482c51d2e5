import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakeServer';

const begin = vi.fn(async () => ({ data: { address: 'https://login.lender.example/auth', flow: 'f' } }));
const finish = vi.fn(async () => ({ data: { user: {}, token: 't', refreshToken: 'r' } }));
const known = vi.fn(async () => null);
const signIn = vi.fn(async (_ask: unknown, _address: string | null): Promise<string | null> => null);
vi.mock('../http/api', () => ({ apiOf: () => ({ begin, finish }) }));
vi.mock('./session', () => ({ session: { known, signIn } }));

const replace = vi.fn();
const replaceState = vi.fn();
const at = (search: string, hash = '') => {
  vi.stubGlobal('location', { pathname: '/single-sign-on', search, hash, replace });
};
vi.stubGlobal('history', { replaceState });

const { goOn } = await import('./singleSignOn');

describe('the page of single sign-on', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', memoryStorage());
    for (const spy of [finish, known, signIn, replace, replaceState]) spy.mockClear();
  });

  it('goes to the provider, and comes back to the address it was opened from [XR-003.e]', async () => {
    at('', '#/credit/loans/100007/?tab=kyc');
    expect(await goOn()).toEqual({ state: 'gone' });
    expect(replace).toHaveBeenCalledWith('https://login.lender.example/auth');
    at('?code=c&state=s');
    expect(await goOn()).toEqual({ state: 'gone' });
    expect(finish).toHaveBeenCalledWith({ flow: 'f', answer: '?code=c&state=s' });
    expect(replaceState).toHaveBeenCalledWith(null, '', '/single-sign-on');
    expect(signIn).toHaveBeenCalledWith(expect.any(Function), '/credit/loans/100007/?tab=kyc');
  });

  it.each(['', '#/', '#//elsewhere.example', '#/\\elsewhere.example', '#https://elsewhere.example'])(
    'opened with %j leads to the first desk [XR-003.e]',
    async hash => {
      at('', hash);
      await goOn();
      at('?code=c&state=s');
      await goOn();
      expect(signIn).toHaveBeenCalledWith(expect.any(Function), null);
    },
  );

  it('signs in after it is known who was here before [XR-003.e]', async () => {
    let tell = () => {};
    known.mockReturnValueOnce(new Promise(done => (tell = () => done(null))));
    at('');
    await goOn();
    at('?code=c&state=s');
    const back = goOn();
    await vi.waitFor(() => expect(known).toHaveBeenCalledOnce());
    expect(signIn).not.toHaveBeenCalled();
    tell();
    expect(await back).toEqual({ state: 'gone' });
    expect(signIn).toHaveBeenCalledOnce();
  });

  it('sends an answer once, and none that this tab did not ask for [XR-003.d]', async () => {
    at('?code=c&state=s');
    const over = { state: 'refused', message: expect.stringContaining('too old') };
    expect(await goOn()).toEqual(over);
    expect(finish).not.toHaveBeenCalled();
    at('');
    await goOn();
    at('?code=c&state=s');
    await goOn();
    expect(await goOn()).toEqual(over);
    expect(finish).toHaveBeenCalledOnce();
  });

  it('says that somebody waits, and why somebody is refused [XR-003.c]', async () => {
    const arrive = async () => {
      at('');
      await goOn();
      at('?code=c&state=s');
      return goOn();
    };
    finish.mockResolvedValueOnce({ data: { waits: true } } as never);
    expect(await arrive()).toEqual({ state: 'waits' });
    signIn.mockResolvedValueOnce('You do not have permission to access this');
    expect(await arrive()).toEqual({
      state: 'refused',
      message: 'You do not have permission to access this',
    });
    finish.mockRejectedValueOnce(new Error('no network'));
    expect(await arrive()).toEqual({ state: 'refused', message: expect.stringContaining('not be reached') });
  });
});
