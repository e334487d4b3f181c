/**
 * Bytes read from a file at a time. Used-up buffers pile up until they are collected; with small ones
 * the collector runs after fewer of them.
 */
export const readSize = 16 * 1024;
