import type { DecodedFile, PageItem } from '@lending-desk/domain/statementFiles';
import { getDocument, PasswordResponses, type PDFDocumentProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DecodeFault } from './decodeFault';
import { statementLimits } from './limits';

/** A PDF that ends without its mark was cut off: what is left of it looks whole. */
function isCutOff(bytes: Uint8Array): boolean {
  const end = new TextDecoder('latin1').decode(bytes.subarray(-2048));
  return !end.includes('%%EOF');
}

async function opened(bytes: Uint8Array, password: string): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: bytes,
      ...(password !== '' && { password }),
      verbosity: 0,
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: true,
      stopAtErrors: false,
    }).promise;
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      const none = 'code' in error && error.code === PasswordResponses.NEED_PASSWORD;
      throw new DecodeFault(none ? 'E_FILE_NO_PASSWORD' : 'E_FILE_WRONG_PASSWORD');
    }
    throw new DecodeFault('CannotProcessFile');
  }
}

async function itemsOfPage(document: PDFDocumentProxy, number: number): Promise<readonly PageItem[]> {
  const page = await document.getPage(number);
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.flatMap((item): PageItem[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]: number[] = Util.transform(transform, item.transform);
    return [
      {
        text: item.str,
        x,
        y,
        width: item.width,
        height: Math.hypot(c, d),
        angle: (Math.atan2(b, a) * 180) / Math.PI,
      },
    ];
  });
}

/** Reads the positioned text of a PDF's pages, with the page turned as its reader turns it. Scripts are not run and
 *  pictures not drawn.
 *  @throws DecodeFault for a missing or wrong password, a broken file, and beyond the limits */
export async function decodePdf(bytes: Uint8Array, password: string): Promise<DecodedFile> {
  if (isCutOff(bytes)) throw new DecodeFault('CannotProcessFile', 'The file is incomplete.');
  const document = await opened(bytes, password);
  try {
    if (document.numPages > statementLimits.pages) throw new DecodeFault('FileTooLarge');
    const pages: (readonly PageItem[])[] = [];
    let letters = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const items = await itemsOfPage(document, number);
      letters += items.reduce((sum, { text }) => sum + text.length, 0);
      if (letters > statementLimits.letters) throw new DecodeFault('FileTooLarge');
      pages.push(items);
    }
    if (letters === 0) throw new DecodeFault('CannotProcessFile', 'It has no text: it may be scanned.');
    return { kind: 'pages', pages };
  } catch (error) {
    throw error instanceof DecodeFault ? error : new DecodeFault('CannotProcessFile');
  } finally {
    await document.destroy();
  }
}
