import type { CallBody, FilePart } from '@lending-desk/domain';
import { kindOf } from './fileKind';
import { readBytes } from './readBytes';
import { Refused } from './verb';

type MultipartBody = Extract<CallBody, { readonly kind: 'multipart' }>;

const fieldsMaxBytes = 256 * 1024;

async function checkFile(name: string, part: FilePart, file: File): Promise<void> {
  if (file.size > part.maxBytes) {
    throw new Refused(413, `${name} is larger than ${Math.floor(part.maxBytes / 1024 / 1024)} MB`);
  }
  const kind = kindOf(new Uint8Array(await file.arrayBuffer()));
  if (!kind || !part.kinds.includes(kind))
    throw new Refused(415, `${name} is not one of: ${part.kinds.join(', ')}`);
}

/** The fields and the declared files of a multipart request. A file is what its bytes say, whatever it is called.
 *  @throws Refused 400, 413 or 415, naming the part */
export async function readMultipart(
  request: Request,
  body: MultipartBody,
): Promise<{ fields: Record<string, string>; files: Record<string, Blob> }> {
  const allowed = Object.values(body.files).reduce((sum, part) => sum + part.maxBytes, fieldsMaxBytes);
  const bytes = await readBytes(request, allowed);
  const form = await new Response(bytes, {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
    .formData()
    .catch(() => {
      throw new Refused(400, 'The request body is not valid multipart data');
    });
  const fields: Record<string, string> = {};
  const files: Record<string, Blob> = {};
  for (const [name, value] of form) {
    const part = Object.hasOwn(body.files, name) ? body.files[name] : undefined;
    if (typeof value === 'string') {
      if (!part) fields[name] = value;
    } else if (part) {
      await checkFile(name, part, value);
      files[name] = value;
    }
  }
  for (const [name, part] of Object.entries(body.files)) {
    if (part.required && !files[name]) throw new Refused(400, `${name} is required`);
  }
  return { fields, files };
}
