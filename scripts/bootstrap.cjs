'use strict';
// Runs before anything is installed, so it is plain JavaScript for any Node from 18 and requires
// nothing from npm. Usage: node scripts/bootstrap.cjs [--build]

const { buildWeb } = require('./bootstrap/build-web.cjs');
const { install } = require('./bootstrap/install.cjs');

async function bootstrap() {
  await install();
  if (process.argv.includes('--build')) await buildWeb();
}

bootstrap().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
