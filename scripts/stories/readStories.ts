import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from '@typescript/typescript6';

/** Unwraps `satisfies`, `as` and parentheses. */
function bare(node: ts.Node): ts.Node {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

/** The top-level names of a story file and their values. */
interface Names {
  values: Map<string, ts.Node>;
  functions: Map<string, ts.FunctionDeclaration>;
}

function topLevelNames(file: ts.SourceFile): Names {
  const values = new Map<string, ts.Node>();
  const functions = new Map<string, ts.FunctionDeclaration>();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) functions.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) values.set(name.text, bare(initializer));
    }
  }
  return { values, functions };
}

/** What a function of the file returns, if that is evident from the syntax. */
function returned(node: ts.Node | undefined): ts.Node | undefined {
  if (!node || !(ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) || !node.body) return undefined;
  if (!ts.isBlock(node.body)) return node.body;
  return node.body.statements.find(ts.isReturnStatement)?.expression;
}

/** The value of an object's property, resolved through names, spread objects, `Other.play` and calls of functions
 *  in the file; the last one wins. */
function property(node: ts.Node | undefined, key: string, names: Names): ts.Node | undefined {
  if (!node) return undefined;
  const value = bare(node);
  if (ts.isIdentifier(value)) return property(names.values.get(value.text), key, names);
  if (ts.isPropertyAccessExpression(value)) {
    return property(property(value.expression, value.name.text, names), key, names);
  }
  if (ts.isCallExpression(value) && ts.isIdentifier(value.expression)) {
    const called = value.expression.text;
    return property(returned(names.functions.get(called) ?? names.values.get(called)), key, names);
  }
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  for (const member of value.properties.toReversed()) {
    if (ts.isSpreadAssignment(member)) {
      const inherited = property(member.expression, key, names);
      if (inherited) return inherited;
    } else if (member.name && ts.isIdentifier(member.name) && member.name.text === key) {
      if (ts.isPropertyAssignment(member)) return member.initializer;
      return ts.isShorthandPropertyAssignment(member) ? member.name : member;
    }
  }
  return undefined;
}

/** The string literals of an array, including spread constants. Anything else is skipped: ids must be literals. */
function strings(node: ts.Node | undefined, names: Names): string[] {
  if (!node) return [];
  const value = bare(node);
  if (ts.isStringLiteralLike(value)) return [value.text];
  if (ts.isIdentifier(value)) return strings(names.values.get(value.text), names);
  if (ts.isSpreadElement(value)) return strings(value.expression, names);
  return ts.isArrayLiteralExpression(value) ? value.elements.flatMap(element => strings(element, names)) : [];
}

/** Whether running a node reaches what is wanted: directly, or through a function of the file. */
function reaches(wanted: (node: ts.Node) => boolean, start: ts.Node | undefined, names: Names): boolean {
  const seen = new Set<string>();
  const visit = (node: ts.Node): boolean => {
    if (wanted(node)) return true;
    if (ts.isIdentifier(node)) {
      const target = names.functions.get(node.text) ?? names.values.get(node.text);
      if (target && !seen.has(node.text)) {
        seen.add(node.text);
        return visit(target);
      }
    }
    return ts.forEachChild(node, child => visit(child) || undefined) ?? false;
  };
  return start ? visit(start) : false;
}

/** `expect(…)`, or an imported helper with a name that says so (expectRow, assertTotals). */
const assertion = (node: ts.Node) => ts.isIdentifier(node) && /^(expect|assert)(?![a-z])/.test(node.text);
/** What people do: typing, clicking, choosing. */
const action = (node: ts.Node) => ts.isIdentifier(node) && /^(userEvent|fireEvent)$/.test(node.text);
/** A step with its words: `step('…', …)`, or `step` handed to a helper that words it. */
function wordedStep(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const isStep = (it: ts.Node) => ts.isIdentifier(it) && it.text === 'step';
  const [words] = node.arguments;
  const worded = words !== undefined && (ts.isStringLiteralLike(words) || ts.isTemplateExpression(words));
  return isStep(node.expression) ? worded : node.arguments.some(isStep);
}

/** The sentences of the steps that running a node plays, in order; also those of a function of the file that is handed
 *  `step`. Undefined if their number is only known when they are played. */
function sentencesOf(start: ts.Node | undefined, names: Names): string[] | undefined {
  const sentences: string[] = [];
  let counted = true;
  const inside: ts.Node[] = [];
  const isStep = (node: ts.Node) => ts.isIdentifier(node) && node.text === 'step';
  const handsOver = (node: ts.Expression) =>
    isStep(node) ||
    (ts.isObjectLiteralExpression(node) &&
      node.properties.some(it => ts.isShorthandPropertyAssignment(it) && isStep(it.name)));
  const visit = (node: ts.Node, repeated: boolean): void => {
    if (ts.isCallExpression(node) && isStep(node.expression)) {
      counted &&= !repeated;
      sentences.push(wordsOf(node.arguments[0]));
      return;
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.arguments.some(handsOver)) {
      const { text } = node.expression;
      const called = names.functions.get(text) ?? names.values.get(text);
      if (!called || inside.includes(called)) counted = false;
      else {
        inside.push(called);
        visit(called, repeated);
        inside.pop();
      }
      return;
    }
    const again =
      repeated || ts.isIterationStatement(node, false) || ts.isIfStatement(node) || isCallback(node);
    ts.forEachChild(node, child => visit(child, again));
  };
  if (start) visit(start, false);
  return counted ? sentences : undefined;
}

/** A function that is handed to a call, such as that of `forEach`. */
const isCallback = (node: ts.Node) => ts.isArrowFunction(node) && ts.isCallExpression(node.parent);

/** The words of a step; what is filled in is an ellipsis. */
function wordsOf(node: ts.Node | undefined): string {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (!node || !ts.isTemplateExpression(node)) return '…';
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** The calls of the contract whose requests a node asserts: `expectSent(contract.loan.assign, {…})`. Without a request it
 *  asserts only that there is none. */
function callsSent(start: ts.Node | undefined, names: Names): string[] {
  const calls = new Set<string>();
  reaches(
    node => {
      if (!ts.isCallExpression(node) || node.arguments.length < 2) return false;
      const asserting = ts.isPropertyAccessExpression(node.expression)
        ? node.expression.name
        : node.expression;
      const named = /^contract\.(\w+\.\w+)$/.exec(node.arguments[0]?.getText() ?? '');
      if (ts.isIdentifier(asserting) && asserting.text === 'expectSent' && named?.[1]) calls.add(named[1]);
      return false;
    },
    start,
    names,
  );
  return [...calls];
}

function exportedNames(file: ts.SourceFile): string[] {
  return file.statements
    .filter(ts.isVariableStatement)
    .filter(statement => statement.modifiers?.some(it => it.kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(statement => statement.declarationList.declarations)
    .flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
}

/** One story as parsed from its file, without running it. */
export interface WrittenStory {
  name: string;
  /** The name it is exported under. */
  exportName: string;
  storyId: string;
  /** Requirement ids of `parameters.covers`. */
  covers: readonly string[];
  /** The values of `parameters.states`. */
  states: readonly string[];
  /** Rendered in the dark theme, by the globals of the story or of the meta. */
  dark: boolean;
  /** Name of the viewport; undefined for the default one. */
  viewport: string | undefined;
  /** The calls whose whole requests its play function asserts, such as 'loan.assign'. */
  calls: readonly string[];
  /** Whether its play function asserts anything. */
  asserts: boolean;
  /** Whether its play function does something, rather than only look. */
  acts: boolean;
  /** Whether its play function has a step that says what is proved. */
  steps: boolean;
  /** The sentences of its steps, in order; undefined if their number is only known when they are played. */
  sentences: readonly string[] | undefined;
}

/** One story file: its meta, and its stories in order. */
export interface StoryFile {
  path: string;
  title: string;
  covers: readonly string[];
  stories: readonly WrittenStory[];
}

/** Parses one story file; undefined if it has no meta with a title.
 *  @param path  relative to the root
 *  @param text  the file's source */
export function readStories(path: string, text: string): StoryFile | undefined {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names = topLevelNames(file);
  const meta = file.statements.find(ts.isExportAssignment)?.expression;
  const title = strings(property(meta, 'title', names), names)[0];
  if (!title) return undefined;

  const of = (node: ts.Node | undefined, ...keys: readonly string[]) =>
    strings(
      keys.reduce<ts.Node | undefined>((found, key) => property(found, key, names), node),
      names,
    );
  const stories = exportedNames(file).map(name => {
    const story = names.values.get(name);
    const globals = (...keys: readonly string[]) =>
      of(story, 'globals', ...keys)[0] ?? of(meta, 'globals', ...keys)[0];
    const play = property(story, 'play', names) ?? property(meta, 'play', names);
    return {
      name: of(story, 'name')[0] ?? storyNameFromExport(name),
      exportName: name,
      storyId: toId(title, storyNameFromExport(name)),
      covers: of(story, 'parameters', 'covers'),
      states: of(story, 'parameters', 'states'),
      dark: globals('theme') === 'dark',
      viewport: globals('viewport', 'value'),
      calls: callsSent(play, names),
      asserts: reaches(assertion, play, names),
      acts: reaches(action, play, names),
      steps: reaches(wordedStep, play, names),
      sentences: sentencesOf(play, names),
    };
  });
  return { path, title, covers: of(meta, 'parameters', 'covers'), stories };
}
