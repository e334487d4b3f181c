/** The version of the program, which stands in the project's package.json alone. */
export { version } from '../../../package.json';
