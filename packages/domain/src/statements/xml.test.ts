import { describe, expect, it } from 'vitest';
import { readXml } from './xml';

describe('readXml', () => {
  it('reads elements, attributes, entities and text', () => {
    expect(
      readXml('<?xml version="1.0"?><P:A xmlns:P="u" b="1 &amp; 2"><!-- c --><C d=\'&#65;\'/>x &lt; y</P:A>'),
    ).toEqual({
      name: 'A',
      attributes: { P: 'u', b: '1 & 2' },
      children: [{ name: 'C', attributes: { d: 'A' }, children: [], text: '' }],
      text: 'x < y',
    });
  });

  it.each([
    ['<a> 1 <b/> 2 </a>', '1 2'],
    ['<a><![CDATA[ <b> & ]]></a>', '<b> &'],
    ['<a><!-- <b> --><?note x?>y</a>', 'y'],
    ['<a>&quot;&apos;&gt;&#x41;&#66;&#X43;</a>', '"\'>ABC'],
    ['\uFEFF <a>x</a> ', 'x'],
  ])('reads %s', (text, words) => {
    expect(readXml(text)?.text).toBe(words);
  });

  it('reads attributes in both kinds of quotes, with spaces around the sign, and namespaces', () => {
    expect(readXml(`<n:a  x = "1"\n n:y='2"' z=""></n:a>`)).toEqual({
      name: 'a',
      attributes: { x: '1', y: '2"', z: '' },
      children: [],
      text: '',
    });
    expect(readXml(`${'<a>'.repeat(64)}${'</a>'.repeat(64)}`)?.name).toBe('a');
  });

  it.each([
    ['a document type', '<!DOCTYPE a><a/>'],
    ['an entity of its own', '<a>&secret;</a>'],
    ['an entity named as a method', '<a>&constructor;</a>'],
    ['an entity declared after its root', '<a/><!ENTITY b "c">'],
    ['a document type in its text', '<a><![CDATA[<!DOCTYPE b>]]></a>'],
    ['a document type in small letters', '<!doctype a><a/>'],
    ['a character that does not exist', '<a>&#x110000;</a>'],
    ['words before its root', 'x<a/>'],
    ['words after its root', '<a/>x'],
    ['a root that never ends', '<a'],
    ['an end alone', '</a>'],
    ['a comment alone', '<!-- a -->'],
    ['nothing', ''],
    ['two roots', '<a/><b/>'],
    ['a wrong end', '<a></b>'],
    ['no end', '<a><b></b>'],
    ['too deep a nesting', '<a>'.repeat(65) + '</a>'.repeat(65)],
    ['plain words', 'report'],
  ])('refuses %s', (_what, text) => {
    expect(readXml(text)).toBeNull();
  });
});
