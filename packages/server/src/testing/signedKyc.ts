import { generateKeyPairSync } from 'node:crypto';
import { SignedXml } from 'xml-crypto';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** The key of whoever signs with `signedKyc`. */
export const signerKey = publicKey;

/** An XML document with an enveloped signature, as the issuer of Aadhaar signs.
 *  @param change  algorithms in the place of the strong ones, and a further transform */
export function signedKyc(
  xml: string,
  change: { digest?: string; signature?: string; transform?: string } = {},
): string {
  const signer = new SignedXml({
    privateKey,
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
    signatureAlgorithm: change.signature ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  });
  signer.addReference({
    xpath: '/*',
    uri: '',
    isEmptyUri: true,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', change.transform ?? []].flat(),
    digestAlgorithm: change.digest ?? 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  signer.computeSignature(xml);
  return signer.getSignedXml();
}
