import { createHash, randomUUID } from 'node:crypto';
import type { contract, UploadedFile } from '@lending-desk/domain/contract';
import { field, fieldsOf, type JsonObject, objectsOf, textAt } from '@lending-desk/domain/loose';
import { institutions } from '@lending-desk/domain/statementFiles';
import {
  processingStatus,
  settingsFault,
  statementMessages,
  withoutFileError,
} from '@lending-desk/domain/statements';
import { and, eq, inArray } from 'drizzle-orm';
import { todayOf } from '../calendar/todayOf';
import type { Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { storeFiles } from '../files/storedFiles';
import { Refused, type Verb } from '../http/verb';
import { enqueue } from '../jobs/enqueue';
import { job } from '../jobs/table';
import { readSections, writeSections } from '../loan/sections';
import { analyseStatementsJob } from './analyseStatements';
import { demandInstitution, demandStatement, keyOf, openStatements } from './openStatements';
import { hidePasswords, sealNewPasswords } from './passwords';

/** The institutions to choose from (CS-043). */
export const readInstitutions: Verb<typeof contract.statements.institutions> = async () => ({
  data: { institutions: institutions.map(({ id, name }) => ({ id, name })) },
});

/** Saves months and acceptance policy (CS-042); validates them again, because a screen may be wrong. */
export const saveSettings: Verb<typeof contract.statements.settings> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { row } = await openStatements(tx, context, input.loanId);
    const { startDate, endDate, acceptancePolicy } = input;
    const settings = { startDate, endDate, acceptancePolicy };
    const fault = settingsFault(settings, todayOf(context.now));
    if (fault !== null) throw new Refused(400, fault);
    await writeSections(tx, context, {
      loanId: row.loanId,
      sections: { perfiosSettings: settings },
      action: 'statements.settings',
      announces: 'documents',
    });
    return {};
  });

/** Statements of a loan. */
const mostStatements = 24;

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

/** A name to show, from the sender's, which comes without folders, with the ending of the detected type. */
function nameOf({ fileName, contentType }: UploadedFile): string {
  const stem = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} ._()-]/gu, '')
    .trim();
  return `${stem.slice(0, 80) || 'statement'}.${endings[contentType] ?? 'csv'}`;
}

/** Stores a statement and adds it to the loan (CS-047). It stays whatever its analysis says. */
export const uploadStatement: Verb<typeof contract.statements.upload> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { row, entries } = await openStatements(tx, context, input.loanId);
    demandInstitution(input.institutionId);
    if (entries.length >= mostStatements) throw new Refused(409, statementMessages.tooMany);
    const { loanId } = row;
    const fileId = randomUUID();
    const key = `statements/${loanId}/${fileId}/${nameOf(input.file)}`;
    await storeFiles(tx, [{ key, loanId, file: input.file }], context.now);
    const added = {
      fileId,
      password: input.password,
      file: { key, presignedUrl: null },
      processed: false,
      active: true,
      perfiosInstitutionId: input.institutionId === '' ? null : input.institutionId,
      processingError: null,
    };
    const secret = context.config.signingSecret;
    await writeSections(tx, context, {
      loanId,
      sections: { bankStatements: [...entries, ...objectsOf(sealNewPasswords([added], { loanId, secret }))] },
      action: 'statements.upload',
      announces: 'documents',
    });
    return {};
  });

/** The report without what it said of one file; nothing where it said nothing. */
async function reportWithout(tx: Transaction, loanId: number, key: string) {
  const { perfiosReport } = await readSections(tx, loanId, ['perfiosReport']);
  const changed = withoutFileError(perfiosReport, key);
  return changed && { perfiosReport: changed };
}

/** Takes a statement off the loan (CS-048); the audit row keeps its entry. */
export const removeStatement: Verb<typeof contract.statements.remove> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { row, entries } = await openStatements(tx, context, input.loanId);
    demandStatement(entries, input.key);
    const { loanId } = row;
    await writeSections(tx, context, {
      loanId,
      sections: {
        bankStatements: entries.filter(entry => keyOf(entry) !== input.key),
        ...(await reportWithout(tx, loanId, input.key)),
      },
      action: 'statements.remove',
      announces: 'statements',
    });
    return {};
  });

/** Changes the institution of a statement (CS-044); what its last analysis said no longer holds. */
export const saveInstitution: Verb<typeof contract.statements.institution> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { row, entries } = await openStatements(tx, context, input.idString);
    demandStatement(entries, input.key);
    demandInstitution(input.institutionId);
    const bankStatements = entries.map(entry =>
      keyOf(entry) === input.key
        ? {
            ...entry,
            perfiosInstitutionId: input.institutionId === '' ? null : input.institutionId,
            processed: false,
            processingError: null,
          }
        : entry,
    );
    const { loanId } = row;
    await writeSections(tx, context, {
      loanId,
      sections: { bankStatements, ...(await reportWithout(tx, loanId, input.key)) },
      action: 'statements.institution',
      announces: 'statements',
    });
    return { data: { loan: { bankStatements: [...objectsOf(hidePasswords(bankStatements))] } } };
  });

/** Names what an analysis is asked about: its statements with their institutions, and its settings. */
function askedOf(active: readonly JsonObject[], settings: unknown): string {
  const asked = [active.map(entry => [keyOf(entry), textAt(entry, 'perfiosInstitutionId')]), settings];
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

/** Whether a run of the same question has not ended. */
async function isUnderWay(tx: Transaction, runId: string, asked: string): Promise<boolean> {
  const [run] = await tx
    .select({ payload: job.payload })
    .from(job)
    .where(
      and(
        eq(job.kind, analyseStatementsJob.kind),
        eq(job.key, runId),
        inArray(job.state, ['waiting', 'running']),
      ),
    );
  return textAt(run?.payload, 'askedOf') === asked;
}

/** Queues the analysis of the loan's statements (CS-046); until it ends the report says that it runs. Asked again
 *  about the same statements it names the run that is under way; about others, it replaces that run. */
export const processStatements: Verb<typeof contract.statements.process> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { row, entries } = await openStatements(tx, context, input.loanId);
    const { loanId } = row;
    const { now } = context;
    const isActive = (entry: (typeof entries)[number]) => field(entry, 'active') !== false;
    const active = entries.filter(isActive);
    if (active.length === 0) throw new Refused(400, statementMessages.fileRequired);
    const answer = (list: readonly JsonObject[], runId: string) => ({
      data: { bankStatements: [...objectsOf(hidePasswords(list))], runId },
    });
    const { perfiosReport, perfiosSettings } = await readSections(tx, loanId, [
      'perfiosReport',
      'perfiosSettings',
    ]);
    const asked = askedOf(active, perfiosSettings);
    const { error: _last, ...report } = fieldsOf(perfiosReport);
    const known = textAt(report, 'runId');
    if (report['status'] === processingStatus && (await isUnderWay(tx, known, asked))) {
      return answer(entries, known);
    }
    const bankStatements = entries.map(entry =>
      isActive(entry) ? { ...entry, processed: false, processingError: null } : entry,
    );
    const runId = randomUUID();
    await writeSections(tx, context, {
      loanId,
      // The last report stays until the next one is there.
      sections: { bankStatements, perfiosReport: { ...report, status: processingStatus, runId } },
      action: 'statements.process',
      announces: 'statements',
    });
    const payload = { loanId, runId, askedOf: asked };
    await enqueue(tx, analyseStatementsJob, { key: runId, payload, runAt: now, now });
    return answer(bankStatements, runId);
  });
