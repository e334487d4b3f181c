import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';

/** Answers a request, or lets it go on to the framework: at once or after a while, but one of the two. */
export type AnswerFirst = (
  request: IncomingMessage,
  response: ServerResponse,
  goOn: () => void,
) => void;

/** The server of the application, and what stands in it before the framework. */
export interface Front {
  /** Makes the server for the framework, which handles what is not answered before. */
  readonly serverFactory: (
    handle: (request: IncomingMessage, response: ServerResponse) => void,
  ) => Server;
  /** Has every request shown to `answer` first. */
  readonly answerFirst: (answer: AnswerFirst) => void;
}

/** A server with these options; what arrives goes to the framework until somebody answers first. */
export function createFront(options: ServerOptions): Front {
  let answer: AnswerFirst = (_request, _response, goOn) => goOn();
  return {
    serverFactory: (handle) =>
      createServer(options, (request, response) =>
        answer(request, response, () => handle(request, response)),
      ),
    answerFirst: (next) => {
      answer = next;
    },
  };
}
