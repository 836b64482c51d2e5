/** The providers' names of masked fields, for JSON without a schema of ours: names without capitals and
 *  punctuation. `parent.name` applies only under that parent, because the name alone is ambiguous. */
const providerMasks = {
  phone: [
    'phone',
    'phoneno',
    'phonenumber',
    'phonenumbers',
    'mobile',
    'mobileno',
    'mobilenumber',
    'mobilephone',
    'landline',
    'telephone',
    'telephonenumber',
    'callerid',
    'dialednumber',
    'customerphone',
    'primaryphonenumber',
    'alternatephonenumber',
    'phoneinfo.number',
    'inquiryphones.number',
  ],
  account: [
    'accountno',
    'accountnum',
    'accountnumber',
    'accno',
    'bankaccountnumber',
    'maskedaccountnumber',
    'umrn',
  ],
  pan: ['pan', 'panno', 'pannumber', 'panid.idnumber'],
  document: [
    'identifiernumber',
    'idnumber',
    'documentnumber',
    'dlnumber',
    'dlno',
    'drivinglicensenumber',
    'epicno',
    'epicnumber',
    'voteridnumber',
    'passportno',
    'passportnumber',
    'fileno',
    'filenumber',
  ],
  email: ['email', 'emails', 'emailid', 'emailaddress', 'customeremail', 'upiid', 'vpa'],
  password: ['password', 'passwords', 'pdfpassword', 'statementpassword'],
} as const;

const bare = (name: string): string => name.replace(/[^a-z0-9]/gi, '').toLowerCase();

const kinds = new Map<string, keyof typeof providerMasks>(
  (['phone', 'account', 'pan', 'document', 'email', 'password'] as const).flatMap(kind =>
    providerMasks[kind].map(name => [name, kind] as const),
  ),
);

/** How a field of a provider's JSON is masked; null for text.
 *  @param parent  the name of the containing object */
export function providerMaskOf(name: string, parent: string): keyof typeof providerMasks | null {
  return kinds.get(`${bare(parent)}.${bare(name)}`) ?? kinds.get(bare(name)) ?? null;
}
