/** A reply that has been printed already, as the JSON that its call declares. */
export class PrintedReply {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}
