import type { OfflineKycOutcome } from '@lending-desk/domain/kyc';
import type { FaultCode, ReadRequest } from '@lending-desk/domain/statementFiles';

/** What is asked of a statement file. */
export type StatementRequest = ReadRequest & { readonly password: string };

/** What a statement file says, or why it cannot be used. */
export type StatementReading =
  | {
      readonly outcome: 'read';
      /** The `StatementFile` as JSON: only another task needs to read it. */
      readonly file: string;
      readonly rows: number;
    }
  | { readonly outcome: 'fault'; readonly code: FaultCode; readonly because: string };

/** The report of several files, each part as JSON, with Aadhaar numbers reduced. */
export type ComposedReport = {
  readonly body: string;
  readonly sections: Readonly<Record<string, string>>;
};

/** What a reader process does with the files people send, by task. */
export interface ReaderTasks {
  readonly statement: {
    readonly ask: { readonly bytes: Uint8Array; readonly request: StatementRequest };
    readonly answer: StatementReading;
  };
  readonly report: {
    readonly ask: {
      readonly files: readonly { readonly fileName: string; readonly file: string }[];
      readonly runId: string;
      readonly receivedAt: string;
    };
    readonly answer: ComposedReport;
  };
  /** Whether an Aadhaar offline e-KYC document counts, and what it says. */
  readonly offlineKyc: {
    readonly ask: {
      /** XML, or the archive it comes in. */
      readonly bytes: Uint8Array;
      readonly shareCode: string;
      readonly certificates: readonly string[];
      /** The time of the request, an instant. */
      readonly at: string;
      readonly maxAgeDays: number | null;
    };
    readonly answer: OfflineKycOutcome;
  };
  /** Whether a picture can be drawn to its end. */
  readonly picture: { readonly ask: { readonly path: string }; readonly answer: boolean };
  /** Whether a workbook unpacks to at most so many bytes. */
  readonly workbook: {
    readonly ask: { readonly path: string; readonly most: number };
    readonly answer: boolean;
  };
}

export type ReaderTask = {
  readonly [Name in keyof ReaderTasks]: { readonly name: Name } & ReaderTasks[Name]['ask'];
}[keyof ReaderTasks];

/** What a reader process sends back. */
export type ReaderAnswer<Name extends keyof ReaderTasks> = {
  readonly answer: ReaderTasks[Name]['answer'];
  /** Whether the process should read no further file. */
  readonly spent: boolean;
};
