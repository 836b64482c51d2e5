import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoTelephonyKey, demoWebhookSecret, readConfig } from './config';

describe('readConfig', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lending-desk-config-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const secret = 'x'.repeat(32);
  const onPostgres = { DATABASE_URL: 'postgres://localhost/desk', SIGNING_SECRET: secret };

  it('uses the default of everything that is not set, three calls a day among them [M46.c]', () => {
    expect(readConfig({ DATA_DIR: folder, PORT: ' ' })).toMatchObject({
      recoveryCallsADay: 3,
      host: '0.0.0.0',
      port: 4300,
      databaseUrl: null,
      demo: false,
      orgEmailDomain: 'lender.example',
      bureauContact: 'Admin',
      bureauSandboxSeconds: 4,
      compression: true,
      databaseLimits: { pool: 10, statementMs: 30_000, lockMs: 5_000 },
    });
  });

  it('reads what is set', () => {
    const environment = {
      ...onPostgres,
      PORT: '8080',
      HOST: '10.0.0.7',
      DEMO: 'on',
      ORG_EMAIL_DOMAIN: 'Bank.Example',
      BUREAU_CONTACT: 'Risk desk',
      BUREAU_SANDBOX_SECONDS: '0',
      COMPRESSION: 'off',
      DATABASE_POOL: '41',
      DATABASE_DIRECT_URL: 'postgres://localhost:5433/desk',
      DRAIN_SECONDS: '7',
      DATABASE_STATEMENT_SECONDS: '10',
      DATABASE_LOCK_SECONDS: '0',
      LENDER_NAME: ' Bank ',
      RECOVERY_CALLS_A_DAY: '0',
      DECISION_HOURS: '8760',
      REPLACED_PICTURES_DAYS: '3650',
      AADHAAR_MAX_AGE_DAYS: '3650',
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'desk',
      S3_REGION: 'ap-south-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig(environment)).toMatchObject({
      host: '10.0.0.7',
      port: 8080,
      databaseUrl: 'postgres://localhost/desk',
      demo: true,
      orgEmailDomain: 'bank.example',
      bureauContact: 'Risk desk',
      bureauSandboxSeconds: 0,
      compression: false,
      signingSecret: secret,
      databaseLimits: { pool: 40, statementMs: 10_000, lockMs: 0 },
      databaseDirectUrl: 'postgres://localhost:5433/desk',
      drainMs: 7_000,
      lenderName: 'Bank',
      recoveryCallsADay: 0,
      decisionHours: 8_760,
      replacedPicturesDays: 3_650,
      aadhaarMaxAgeDays: 3_650,
      files: {
        kind: 's3',
        endpoint: 'https://s3.example/',
        bucket: 'desk',
        region: 'ap-south-1',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      },
    });
  });

  it('reads the certificates of every file listed, several in one among them, and names the file that has none', () => {
    const sample = resolve(import.meta.dirname, '../../domain/testing/samples/aadhaar/test-signer-cert.pem');
    const pem = readFileSync(sample, 'utf8');
    const [two, none] = [join(folder, 'two.pem'), join(folder, 'none.pem')];
    writeFileSync(two, `before\n${pem}between\n${pem}`);
    writeFileSync(none, '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n');
    const certificatesOf = (files: string) =>
      readConfig({ DATA_DIR: folder, AADHAAR_CERTIFICATES: files }).aadhaarCertificates;
    expect(certificatesOf('')).toEqual([]);
    expect(certificatesOf(` ${sample} ,${two},`)).toEqual([pem, pem, pem]);
    for (const wrong of [none, join(folder, 'away.pem')])
      expect(() => certificatesOf(`${sample},${wrong}`)).toThrow(
        `AADHAAR_CERTIFICATES lists files with PEM certificates, with commas between them; ${wrong} has none that can be read.`,
      );
  });

  it('accepts telephony callbacks with the configured key; a demonstration has a default one', () => {
    const keyOf = (environment: Record<string, string>) =>
      readConfig({ DATA_DIR: folder, ...environment }).telephonyKey;
    expect([keyOf({}), keyOf({ OZONETEL_API_KEY: 'KK1' })]).toEqual([null, 'KK1']);
    expect([keyOf({ DEMO: 'on' }), keyOf({ DEMO: 'on', OZONETEL_API_KEY: 'KK1' })]).toEqual([
      demoTelephonyKey,
      'KK1',
    ]);
  });

  it('places calls at the address of an account, and nowhere without one', () => {
    const urlOf = (environment: Record<string, string>) =>
      readConfig({ DATA_DIR: folder, ...environment }).ozonetelUrl;
    expect([urlOf({}), urlOf({ DEMO: 'on' }), urlOf({ OZONETEL_API_KEY: 'KK1' })]).toEqual([
      null,
      null,
      null,
    ]);
    expect(urlOf({ OZONETEL_URL: 'https://telephony.example/', OZONETEL_API_KEY: 'KK1' })).toBe(
      'https://telephony.example',
    );
    // A demonstration has nobody's number to send.
    const plain = { OZONETEL_URL: 'http://telephony.example', OZONETEL_API_KEY: 'KK1', DEMO: 'on' };
    expect(urlOf(plain)).toBe('http://telephony.example');
  });

  it('makes payment links by an account whose three variables go together', () => {
    const razorpayOf = (environment: Record<string, string>) =>
      readConfig({ DATA_DIR: folder, ...environment }).razorpay;
    const keys = { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 'key', RAZORPAY_WEBHOOK_SECRET: 'new' };
    expect(razorpayOf({})).toEqual({ account: null, webhookSecrets: [] });
    expect(razorpayOf({ DEMO: 'on' })).toEqual({ account: null, webhookSecrets: [demoWebhookSecret] });
    expect(razorpayOf({ ...keys, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'old' })).toEqual({
      account: { keyId: 'rzp_1', keySecret: 'key' },
      webhookSecrets: ['new', 'old'],
    });
    expect(() => razorpayOf({ RAZORPAY_KEY_ID: 'rzp_1' })).toThrow(
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET go together.',
    );
  });

  it('has mandates by an account whose two variables go together', () => {
    const cashfreeOf = (environment: Record<string, string>) =>
      readConfig({ DATA_DIR: folder, ...environment }).cashfree;
    const keys = { CASHFREE_CLIENT_ID: 'CF1', CASHFREE_CLIENT_SECRET: 'new' };
    expect(cashfreeOf({})).toEqual({ account: null, webhookSecrets: [] });
    expect(cashfreeOf({ DEMO: 'on' })).toEqual({ account: null, webhookSecrets: [demoWebhookSecret] });
    expect(cashfreeOf({ ...keys, CASHFREE_CLIENT_SECRET_PREVIOUS: 'old' })).toEqual({
      account: { url: 'https://api.cashfree.com', clientId: 'CF1', clientSecret: 'new' },
      webhookSecrets: ['new', 'old'],
    });
    expect(cashfreeOf({ ...keys, CASHFREE_URL: 'https://test.cashfree.com/x' }).account?.url).toBe(
      'https://test.cashfree.com',
    );
    expect(() => cashfreeOf({ ...keys, CASHFREE_URL: 'http://test.cashfree.com' })).toThrow(
      'CASHFREE_URL is an address like https://api.cashfree.com.',
    );
    expect(() => cashfreeOf({ CASHFREE_CLIENT_ID: 'CF1' })).toThrow(
      'CASHFREE_CLIENT_ID and CASHFREE_CLIENT_SECRET go together.',
    );
  });

  it('lists the hosts recordings may be played from, https unless another scheme is given', () => {
    const hostsOf = (MEDIA_HOSTS: string) => readConfig({ DATA_DIR: folder, MEDIA_HOSTS }).mediaHosts;
    expect(hostsOf('')).toEqual([]);
    expect(hostsOf('r.lender.example, https://*.cdn.example:8443')).toEqual([
      'https://r.lender.example',
      'https://*.cdn.example:8443',
    ]);
  });

  it('reads the previous secrets, and never repeats one in a message', () => {
    const previousOf = (SIGNING_SECRET_PREVIOUS: string) =>
      readConfig({ ...onPostgres, SIGNING_SECRET_PREVIOUS }).previousSecrets;
    const [one, other] = ['y'.repeat(32), 'z'.repeat(40)];
    expect([previousOf(''), previousOf(one), previousOf(`${one}, ${other}`)]).toEqual([
      [],
      [one],
      [one, other],
    ]);
    expect(() => previousOf('a short one')).toThrow(/^(?!.*a short one)/);
  });

  it('trusts the configured proxies, and none otherwise', () => {
    const believes = (TRUSTED_PROXIES: string) =>
      readConfig({ DATA_DIR: folder, TRUSTED_PROXIES }).trustedProxies.check('10.1.2.3');
    expect([believes(''), believes('127.0.0.1, 10.0.0.0/8')]).toEqual([false, true]);
  });

  it('listens on localhost only in a demonstration', () => {
    expect(readConfig({ DATA_DIR: folder, DEMO: 'on' }).host).toBe('127.0.0.1');
  });

  it('creates one signing secret per data folder, readable by its owner only', () => {
    const first = readConfig({ DATA_DIR: folder }).signingSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR: folder }).signingSecret).toBe(first);
    const file = join(folder, 'signing-secret');
    expect(readFileSync(file, 'utf8')).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '65536' }],
    ['DEMO', { DEMO: 'yes' }],
    ['COMPRESSION', { COMPRESSION: 'gzip' }],
    ['OZONETEL_URL', { OZONETEL_URL: 'telephony.example', OZONETEL_API_KEY: 'KK1' }],
    ['OZONETEL_URL', { OZONETEL_URL: 'http://telephony.example', OZONETEL_API_KEY: 'KK1', DEMO: 'off' }],
    ['OZONETEL_API_KEY', { OZONETEL_URL: 'https://telephony.example' }],
    ['RECOVERY_CALLS_A_DAY', { RECOVERY_CALLS_A_DAY: 'three' }],
    ['RECOVERY_CALLS_A_DAY', { RECOVERY_CALLS_A_DAY: '51' }],
    ['DECISION_HOURS', { DECISION_HOURS: '0' }],
    ['DECISION_HOURS', { DECISION_HOURS: '8761' }],
    ['AADHAAR_MAX_AGE_DAYS', { AADHAAR_MAX_AGE_DAYS: '0' }],
    ['AADHAAR_MAX_AGE_DAYS', { AADHAAR_MAX_AGE_DAYS: '3651' }],
    ['REPLACED_PICTURES_DAYS', { REPLACED_PICTURES_DAYS: '3651' }],
    ['REPLACED_PICTURES_DAYS', { REPLACED_PICTURES_DAYS: '0' }],
    ['BUREAU_SANDBOX_SECONDS', { BUREAU_SANDBOX_SECONDS: 'soon' }],
    ['BUREAU_SANDBOX_SECONDS', { BUREAU_SANDBOX_SECONDS: '301' }],
    ['DATABASE_POOL', { DATABASE_POOL: '1' }],
    ['DATABASE_URL', { DATABASE_DIRECT_URL: 'postgres://localhost/desk' }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: '301' }],
    ['DATABASE_POOL', { DATABASE_POOL: '501' }],
    ['DATABASE_STATEMENT_SECONDS', { DATABASE_STATEMENT_SECONDS: '30s' }],
    ['DATABASE_LOCK_SECONDS', { DATABASE_LOCK_SECONDS: '3601' }],
    ['DATABASE_LOCK_SECONDS', { DATABASE_LOCK_SECONDS: '-1' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 's3.example' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example' }],
    ['MEDIA_HOSTS', { MEDIA_HOSTS: "r.example; script-src 'unsafe-inline'" }],
    ['SIGNING_SECRET_PREVIOUS', { SIGNING_SECRET_PREVIOUS: `${secret}, ${'x'.repeat(31)}` }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy.lender.example' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
    ['ORG_EMAIL_DOMAIN', { ORG_EMAIL_DOMAIN: '@lender.example' }],
    ['SIGNING_SECRET', { DATABASE_URL: onPostgres.DATABASE_URL }],
    ['SIGNING_SECRET', { ...onPostgres, SIGNING_SECRET: 'x'.repeat(31) }],
    ['SIGNING_SECRET', { SIGNING_SECRET: 'short' }],
  ])('refuses a bad %s in one line that names it', (name, environment) => {
    expect(() => readConfig({ DATA_DIR: folder, ...environment })).toThrow(
      new RegExp(`^${name} [^\\n]+\\.$`),
    );
  });

  it('refuses a data folder it cannot write', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => readConfig({ DATA_DIR: join(folder, 'file', 'below') })).toThrow('Set DATA_DIR to a folder');
  });
});
