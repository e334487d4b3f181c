/** Sends a file to the server of the test, which knows of `fetch` alone; stands for XMLHttpRequest. */
export class UploadByFetch extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  #method = '';
  #address = '';

  open(method: string, address: string) {
    [this.#method, this.#address] = [method, address];
  }

  setRequestHeader() {}

  abort() {}

  async send(body: FormData) {
    const response = await fetch(this.#address, { method: this.#method, body });
    this.status = response.status;
    this.responseText = await response.text();
    for (const event of ['load', 'loadend']) this.dispatchEvent(new Event(event));
  }
}
