import { type Editor, EditorContent } from '@tiptap/react';
import styles from '../reading.module.css';

/** A text as it is written: it looks as it will when it is read. */
export function WrittenText({ editor }: { editor: Editor | null }) {
  return (
    <div className={styles['written']}>
      <EditorContent editor={editor} />
    </div>
  );
}
