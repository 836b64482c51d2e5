/** XMLHttpRequest over a fetch, as far as the product uses it: what is sent with its progress reaches the server in
 *  memory as everything else does. */
export function requestOver(send: typeof window.fetch): new () => object {
  return class {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    responseType = '';
    status = 0;
    response: Blob | null = null;
    readonly #abort = new AbortController();
    readonly #headers = new Headers();
    #answered = new Headers();
    #to: readonly [method: string, url: string] = ['GET', ''];

    open(...to: readonly [method: string, url: string]) {
      this.#to = to;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getResponseHeader(name: string) {
      return this.#answered.get(name);
    }
    abort() {
      this.#abort.abort();
    }
    send(body: Blob) {
      const [method, url] = this.#to;
      this.upload.onprogress?.({ loaded: body.size, total: body.size });
      send(new Request(url, { method, headers: this.#headers, body, signal: this.#abort.signal })).then(
        async answer => {
          this.status = answer.status;
          this.#answered = answer.headers;
          this.response = await answer.blob();
          this.onload?.();
        },
        () => this.onerror?.(),
      );
    }
  };
}
