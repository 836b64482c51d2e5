/** Every field name of the KYC sections in the documented spelling; senders vary the capitals. */
const names = [
  'pan',
  'aadhaar',
  'drivingLicense',
  'voterId',
  'passport',
  'verified',
  'identifierNumber',
  'frontPhoto',
  'backPhoto',
  'key',
  'presignedUrl',
  'reveal',
  'verificationResult',
  'response',
  'verification',
  'status-code',
  'result',
  'ocrVerification',
  'front',
  'back',
  'code',
  'xmlVerify',
  'name',
  'dob',
  'address',
  'gender',
  'imagebase64',
  'panNo',
  'frontImage',
  'backImage',
  'equifaxBureau',
  'Postal',
  'State',
  'additionalDetails',
  'fileNo',
];
const spelling = new Map(names.map(name => [name.toLowerCase(), name]));

/** The section with its field names in the documented spelling, whatever the sender's capitals. `Address` and
 *  `address` are both documented, in two places, and treated as one. */
export function documentedNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(documentedNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      spelling.get(name.toLowerCase()) ?? name,
      documentedNames(item),
    ]),
  );
}
