import { expect, it } from 'vitest';
import { sentType } from './sent-type.ts';

it.each([
  'text/html',
  'application/xhtml+xml',
  'image/svg+xml',
  'text/xml',
  'application/xml',
  'application/atom+xml',
  'text/xsl',
  'text/javascript',
  'application/javascript',
  'application/ecmascript',
  'application/x-javascript',
  'text/vbscript',
  'multipart/related',
  'application/vnd.wap.xhtml+xml',
])('%s is sent as bytes in a sandbox', (type) => {
  expect(sentType(type)).toEqual({
    contentType: 'application/octet-stream',
    policy: "default-src 'none'; sandbox",
  });
});

it.each([
  'application/pdf',
  'image/png',
  'text/plain',
  'text/csv',
  'application/octet-stream',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.ms-excel',
])('%s is sent as it is', (type) => {
  expect(sentType(type)).toEqual({ contentType: type });
});
