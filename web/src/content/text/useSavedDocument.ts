import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';

/** Compares what the editor holds with what is saved. */
export function useSavedDocument(editor: Editor | null) {
  const [saved, setSaved] = useState<Node>();
  const [isJustSaved, setJustSaved] = useState(false);
  // What the editor made of the HTML it was opened with counts as saved.
  if (editor !== null && saved === undefined) setSaved(editor.state.doc);

  const differs = (current: Editor | null) =>
    current !== null && saved !== undefined && !current.state.doc.eq(saved);
  const isDirty = useEditorState({ editor, selector: (state) => differs(state.editor) });

  // 'Saved' is said until somebody writes on.
  useEffect(() => {
    const clear = () => setJustSaved(false);
    editor?.on('update', clear);
    return () => void editor?.off('update', clear);
  }, [editor]);

  return {
    isDirty: isDirty ?? false,
    /** The same, also between two renderings. */
    isDirtyNow: () => differs(editor),
    isJustSaved,
    clearJustSaved: () => setJustSaved(false),
    markSaved: (document: Node) => {
      setSaved(document);
      setJustSaved(true);
    },
    /** Puts a saved text into the editor; what was there can be had back by undoing. */
    load: (html: string) => {
      if (editor === null) return;
      // A step of its own: else undoing takes what was typed just before along.
      editor.view.dispatch(closeHistory(editor.state.tr));
      editor.commands.setContent(html);
      setSaved(editor.state.doc);
    },
  };
}
