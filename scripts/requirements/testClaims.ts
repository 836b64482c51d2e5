import ts from '@typescript/typescript6';
import { type Claim, idsInTitle } from './claim';

const titled = new Set(['it', 'test', 'describe']);

/** The name at the root of a callee: `it` for it(…), it.each(table)(…), it.each`…`(…) and test.describe(…). */
function rootName(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return rootName(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? rootName(callee.tag) : undefined;
}

/** A title as written; template placeholders become an ellipsis. */
function titleText(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(span => `…${span.literal.text}`).join('');
}

/** The rows of a table that name what they prove, `it.each([['M13.b', 'half up', …], …])('[%s] %s')`, each with the title
 *  that its test has: '[M13.b] half up'. */
function rowsInTable(call: ts.CallExpression, title: string): { id: string; name: string }[] {
  if (!title.includes('[%s]') || !ts.isCallExpression(call.expression)) return [];
  const [table] = call.expression.arguments;
  const rows = table && ts.isAsExpression(table) ? table.expression : table;
  if (!rows || !ts.isArrayLiteralExpression(rows)) return [];
  return rows.elements.flatMap(row => {
    const cells = ts.isArrayLiteralExpression(row) ? row.elements : [];
    const texts = cells.map(cell => (ts.isStringLiteralLike(cell) ? cell.text : '…'));
    const name = texts.reduce((before, cell) => before.replace('%s', () => cell), title);
    return idsInTitle(`[${texts[0]}]`).map(id => ({ id, name }));
  });
}

/** The claims of one test file: ids in brackets in the titles of it, test and describe, and the
 *  ids that begin the rows of a table where the title has them in brackets.
 *  @param path  relative to the root, for the claims
 *  @param text  the file's source */
export function testClaims(path: string, text: string): Claim[] {
  // Read as JSX, a generic arrow function of a .ts file is an element that never ends, with every later title inside.
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const claims: Claim[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && titled.has(rootName(node.expression) ?? '')) {
      const name = titleText(node.arguments[0]) ?? '';
      const own = idsInTitle(name).map(id => ({ id, name }));
      for (const claim of [...own, ...rowsInTable(node, name)]) {
        claims.push({ ...claim, kind: 'test', file: path, storyIds: [], asserts: true, steps: true });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return claims;
}
