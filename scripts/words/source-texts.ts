import { parseSync, Visitor } from 'oxc-parser';

/** A text that stands in a file, and the line it begins in, counted from 1. */
export interface SourceText {
  readonly line: number;
  readonly text: string;
}

/** What stands in a text for a part that is only known at run time. */
const gap = '{}';

/**
 * The texts that a TypeScript or JavaScript file holds for people to read: what stands in quotes, in
 * templates and between tags. Queries are none, nor names such as 'meter', '/dodaj-pomiar' or
 * 'content-type'.
 */
export function sourceTexts(path: string, source: string): readonly SourceText[] {
  const texts: SourceText[] = [];
  const add = (start: number, written: string) => {
    const text = inOneLine(written);
    if (isForPeople(text)) texts.push({ line: lineOf(source, start), text });
  };
  new Visitor({
    Literal: ({ start, value }) => {
      if (typeof value === 'string') add(start, value);
    },
    TemplateLiteral: ({ start, quasis }) => {
      add(start, quasis.map(({ value }) => value.cooked ?? value.raw).join(gap));
    },
    JSXText: ({ start, value }) => add(start, value),
  }).visit(parseSync(path, source).program);
  return texts;
}

/** The paragraphs of a Markdown page, without what stands in them as code and where its links lead. */
export function pageTexts(page: string): readonly SourceText[] {
  const withoutCode = page.replaceAll(/^```.*?^```|`[^`\n]*`|(?<=\])\([^)]*\)/gms, blank);
  return [...withoutCode.matchAll(/(?:^.*\S.*$\n?)+/gm)].map(({ 0: paragraph, index }) => ({
    line: lineOf(withoutCode, index),
    text: inOneLine(paragraph),
  }));
}

/** As many lines without anything in them. */
function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, '');
}

// A non-breaking space is one that somebody chose, so that it stays.
function inOneLine(text: string): string {
  return text.replaceAll(/[ \t\n]+/g, ' ').trim();
}

function isForPeople(text: string): boolean {
  if (/^(?:select|with) /.test(text)) return false;
  return /[ \u00a0ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]|^\p{Lu}\p{Ll}/u.test(text);
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
