import * as v from 'valibot';
import { isObject, type JsonObject, textAt } from '../loose/loose';
import { passwordMask } from '../documents/bankStatements';
import { maskAccount, maskDocument, maskEmail, maskLink, maskPan, maskPhone, maskText } from '../loose/mask';
import type { MaskKind } from '../loose/masked';
import { providerMaskOf } from './providerMasks';

/** A covered file on the wire. */
export interface CoveredFile {
  /** Masked as text: it may contain a number. */
  readonly key: string;
  readonly presignedUrl: null;
  /** Identifies the file in the reveal call. */
  readonly reveal: string;
}

/** Creates a reference to a file for a user who may not read its key.
 *  @param file  as on the wire; one of both may be empty */
export type FileRef = (file: { readonly key: string; readonly link: string }) => string;

type Plain = string | number;

interface Change {
  /** Handles a text or a number with its declared kind. */
  readonly plain: (value: Plain, kind: Exclude<MaskKind, 'file' | 'plain'> | null) => unknown;
  readonly file: (value: unknown) => unknown;
}

const isSchema = (value: unknown): value is v.GenericSchema => isObject(value) && value['kind'] === 'schema';

// Metadata is untyped: an unknown kind is a bug in the declaration.
const declaredMask = v.object({
  mask: v.optional(
    v.picklist(['phone', 'account', 'pan', 'document', 'link', 'email', 'password', 'file', 'plain']),
  ),
});

const maskOf = (schema: v.GenericSchema): MaskKind | undefined =>
  v.parse(declaredMask, v.getMetadata(schema)).mask;

/** The structure of a schema, with wrappers removed. A schema behind a transformation of field names counts as
 *  the wire's structure. */
interface Shape {
  readonly mask: MaskKind | undefined;
  readonly entries: ReadonlyMap<string, v.GenericSchema> | null;
  readonly item: v.GenericSchema | null;
  readonly options: readonly v.GenericSchema[];
}

const shapes = new WeakMap<v.GenericSchema, Shape>();

function readShape(schema: v.GenericSchema): Shape {
  const fields: JsonObject = { ...schema };
  const mask = maskOf(schema);
  const { entries, item, options, wrapped, pipe } = fields;
  const own = {
    mask,
    entries: isObject(entries)
      ? new Map(
          Object.entries(entries).flatMap(([name, entry]) =>
            isSchema(entry) ? [[name.toLowerCase(), entry] as const] : [],
          ),
        )
      : null,
    item: isSchema(item) ? item : null,
    options: Array.isArray(options) ? options.filter(isSchema) : [],
  };
  if (own.entries || own.item || own.options.length > 0) return own;
  const inside = [wrapped, ...(Array.isArray(pipe) ? pipe.slice(1) : [])].filter(isSchema);
  const found = inside.map(shapeOf);
  const shaped = found.find(one => one.entries ?? one.item ?? one.options.length > 0);
  const ownMask = mask ?? found.find(one => one.mask !== undefined)?.mask;
  return { ...(shaped ?? own), mask: ownMask };
}

function shapeOf(schema: v.GenericSchema): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const shape = readShape(schema);
  shapes.set(schema, shape);
  return shape;
}

/** Applies the mask to every text and number under a declared field. */
function underMask(value: unknown, kind: Exclude<MaskKind, 'file' | 'plain'>, change: Change): unknown {
  if (typeof value === 'string' || typeof value === 'number') return change.plain(value, kind);
  if (Array.isArray(value)) return value.map(item => underMask(item, kind, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, underMask(item, kind, change)]),
  );
}

/** JSON without a schema of ours: masked by the list of the providers' names. The items of a list have the name
 *  of the list. */
function byProviderNames(value: unknown, name: string, parent: string, change: Change): unknown {
  if (typeof value === 'string' || typeof value === 'number') {
    return change.plain(value, providerMaskOf(name, parent));
  }
  if (Array.isArray(value)) return value.map(item => byProviderNames(item, name, parent, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, byProviderNames(item, key, name, change)]),
  );
}

function walk(value: unknown, schema: v.GenericSchema, change: Change): unknown {
  const { mask, entries, item, options } = shapeOf(schema);
  if (value === null || value === undefined || mask === 'plain') return value;
  if (mask === 'file') return change.file(value);
  if (mask !== undefined) return underMask(value, mask, change);
  if (entries && isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, field]) => {
        const entry = entries.get(name.toLowerCase());
        // A field without a schema is not sent: nobody has decided whether it may be read.
        return entry ? [[name, walk(field, entry, change)]] : [];
      }),
    );
  }
  if (item)
    return Array.isArray(value) ? value.map(one => walk(one, item, change)) : walk(value, item, change);
  // Of several options the first with matching structure; the others are plain texts.
  const option = options.find(one => (isObject(value) ? shapeOf(one).entries : shapeOf(one).mask)) ?? null;
  if (option) return walk(value, option, change);
  return byProviderNames(value, '', '', change);
}

function maskAs(kind: Exclude<MaskKind, 'file' | 'plain'>, value: string): string {
  switch (kind) {
    case 'phone':
      // A word instead of a number, such as PRIMARY, says which phone it is, so it stays.
      return /\d/.test(value) ? maskPhone(value) : value;
    case 'account':
      return maskAccount(value);
    case 'pan':
      return maskPan(value);
    case 'document':
      return maskDocument(value);
    case 'link':
      return maskLink(value);
    case 'email':
      return maskEmail(value);
    case 'password':
      return passwordMask;
  }
}

/** Shorter values would match by coincidence. */
const shortestRepeated = 6;

/** Masks a wire value for viewers: every field as its schema declares it, files covered, fields without a schema
 *  left out. A masked value is also masked wherever else it appears, for example in a narration or a comment.
 *  @param schema  of the wire; names are compared ignoring capitals, because senders vary them
 *  @returns a new value of the same shape; a value that does not match its schema is masked by its format
 *  @source decisions: Who may write (what a VIEW role gets) */
export function maskBySchema<T>(value: T, schema: v.GenericSchema, refOf: FileRef): T {
  const found = new Map<string, string>();
  walk(value, schema, {
    plain: (one, kind) => {
      const text = String(one);
      if (kind !== null && text.length >= shortestRepeated) found.set(text, maskAs(kind, text));
      return one;
    },
    file: one => one,
  });
  // Longest first, so that masking a number inside a longer one does not leave half of it visible.
  const repeated = [...found].filter(([plain, hidden]) => plain !== hidden);
  repeated.sort(([left], [right]) => right.length - left.length);
  const hide = (text: string) =>
    maskText(repeated.reduce((shown, [plain, hidden]) => shown.replaceAll(plain, hidden), text));
  const shown = walk(value, schema, {
    plain: (one, kind) => {
      if (one === '') return one;
      if (kind !== null) return maskAs(kind, String(one));
      return typeof one === 'string' ? hide(one) : (found.get(String(one)) ?? one);
    },
    file: one => coveredFile(one, hide, refOf),
  });
  // The traversal returns the given shape: fewer fields, and texts in place of values.
  return shown as T;
}

function coveredFile(value: unknown, hide: (text: string) => string, refOf: FileRef): CoveredFile | null {
  const key = textAt(value, 'key');
  // A picture may be given by its link alone.
  const link = typeof value === 'string' ? value.trim() : textAt(value, 'presignedUrl');
  if (key === '' && link === '') return null;
  return { key: hide(key), presignedUrl: null, reveal: refOf({ key, link }) };
}

/** The masks a schema declares, as paths: 'personalDetails.email', 'bankStatements[].password'. */
export function maskedPaths(schema: v.GenericSchema, path = ''): readonly string[] {
  const { mask, entries, item, options } = shapeOf(schema);
  if (mask !== undefined) return mask === 'plain' ? [] : [`${path}: ${mask}`];
  if (item) return maskedPaths(item, `${path}[]`);
  const option = options.find(one => shapeOf(one).entries);
  if (option) return maskedPaths(option, path);
  return [...(entries ?? [])].flatMap(([name, entry]) =>
    maskedPaths(entry, path === '' ? name : `${path}.${name}`),
  );
}
