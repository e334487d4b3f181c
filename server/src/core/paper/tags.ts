import { forgotten } from './written.ts';

declare global {
  namespace PDFKit {
    interface PDFPage {
      /** Under which the document knows the tags of the page. */
      readonly structParentTreeKey: number;
    }
    interface PDFDocument {
      /** Which tags each page has, by the key of the page. */
      getStructParentTree(): PageTags;
    }
    interface PageTags {
      get(key: number): object;
      add(key: number, tags: PDFKitReference): void;
    }
  }
  namespace PDFKit.Mixins {
    /** Options of tags that the library knows and its types do not. */
    interface StructureElementOptions {
      /** Where a figure is, in points: left, top, right, bottom. */
      bbox?: readonly [number, number, number, number];
      /** What a heading of a table is the heading of. */
      scope?: 'Column' | 'Row';
    }
  }
}

/**
 * Writes which tags a page has as an object of its own, so that the tags are let go of before the document ends: left to the library,
 * each of them would be held until then. All of the page but its foot has to be there.
 */
export function writeTagsOf(doc: PDFKit.PDFDocument): void {
  const { structParentTreeKey: key } = doc.page;
  const tree = doc.getStructParentTree();
  const tags = doc.ref(tree.get(key));
  tags.end(undefined);
  tree.add(key, forgotten(tags));
}

/** What a text is to those who have it read to them. */
export type Tag = 'P' | 'H1' | 'H2' | 'H3' | 'H4' | 'TH' | 'TD' | 'Lbl';

/** A part of a letter that holds others, such as a table. */
export type Group = PDFKit.PDFStructureElement;
