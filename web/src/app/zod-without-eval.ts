import { config } from 'zod';

// The content security policy forbids code made from text, which zod's faster parsers are. Has to
// run before any schema is made, so it is the first import of the application.
config({ jitless: true });
