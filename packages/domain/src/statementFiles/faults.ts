/** The words of the statement provider for every reason a file cannot be used. */
const messages = {
  E_FILE_NO_PASSWORD: 'The file is password protected. No password was given.',
  E_FILE_WRONG_PASSWORD: 'The password given for the file is not correct.',
  E_FILE_NOT_STATEMENT: 'The file is not a bank statement.',
  E_DATE_RANGE: 'The statement has no transactions in the requested period.',
  E_STATEMENT_UNSUPPORTED_FORMAT: 'The format of the statement is not supported.',
  E_STATEMENT_NO_INSTITUTION_MATCHED: 'No institution matches the statement.',
  E_STATEMENT_WRONG_INSTITUTION: 'The statement does not belong to the chosen institution.',
  E_STATEMENT_AMBIGUOUS_INSTITUTION: 'The statement matches more than one institution.',
  CannotProcessFile: 'The file cannot be processed.',
  FileTooLarge: 'The file is larger than the permitted size.',
  UnsupportedFileType: 'The type of the file is not supported.',
} as const;

/** The code of a reason, as the provider spells it. */
export type FaultCode = keyof typeof messages;

/** A fault as the provider answers it. Codes of statements stand in `details`, codes of files on the top. */
type ProviderFault = {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly details: readonly { readonly code: string; readonly message: string }[];
  };
};

/** The provider's answer for a fault.
 *  @param because  what the file's reader adds for people, after the provider's words
 *  @source providers: Perfios, error codes */
export function providerFault(code: FaultCode, because = ''): ProviderFault {
  const message = because === '' ? messages[code] : `${messages[code]} ${because}`;
  return code.startsWith('E_')
    ? {
        error: {
          code: 'STATEMENT_PROCESSING_FAILED',
          message: 'The statement could not be processed',
          details: [{ code, message }],
        },
      }
    : { error: { code, message, details: [] } };
}
