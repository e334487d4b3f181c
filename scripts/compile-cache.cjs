'use strict';
// Loaded before a program by `node --require`. Plain JavaScript, since what it spares is that Node
// strips and compiles every file anew at each start.

const { enableCompileCache, flushCompileCache } = require('node:module');
const { at } = require('./bootstrap/project.cjs');

/** By then the start is over: what its end would write is written though nobody may let it end in order. */
const flushMilliseconds = 10_000;

// Beside the libraries: whoever may write there may change the code itself, and `npm ci` clears it away.
// Where it cannot be written, the program starts without it.
enableCompileCache(at('node_modules', '.cache', 'compiled'));
setTimeout(flushCompileCache, flushMilliseconds).unref();
