import * as z from 'zod/mini';

/** The folder of the pictures in the manual, each with what is to be known of it beside it. */
export const pictureFolder = 'docs/instrukcja/obrazy';

/** What is kept beside a picture, in a .json of the same name. */
export const pictureFacts = z.strictObject({
  /** In pixels. */
  width: z.int(),
  height: z.int(),
  /** The path of the module of the screen that it shows. */
  screen: z.string(),
  /** What that screen showed when the picture was taken (`outlineOf`). */
  outline: z.string(),
});
