import type { Language, Namespace } from '@kitwright/words'

/** A page's API call, as a visitor would make it, and its answer. */
export interface PageCall {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}
export interface PageAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: Uint8Array<ArrayBuffer>
}

export interface RenderRequest {
  readonly path: string
  readonly language: Language
  /** Calls the shop's own API. */
  readonly ask: (call: PageCall) => Promise<PageAnswer>
}

/** Inputs that a page was rendered from, so that the browser starts with the same. */
interface RenderedFrom {
  readonly language: Language
  /** Responses to its calls, by their query cache keys. */
  readonly answers: readonly (readonly [key: readonly unknown[], value: unknown])[]
  /** Text namespaces of the page, in addition to the common one. */
  readonly words: readonly Namespace[]
}

/** A page as rendered by the web app's SSR bundle. */
export interface RenderedPage extends RenderedFrom {
  readonly markup: string
  /** Preloads that the head must contain so that the markup's pictures load early. */
  readonly preloads: string
  /** The modules that draw the page, as the build's manifest names them. */
  readonly modules: readonly string[]
}

/** Exports of the SSR bundle of the web app's build, called by the server. */
export interface PageRenderer {
  readonly render: (request: RenderRequest) => Promise<RenderedPage>
}

/** Data sent with a rendered page, as JSON, from which React takes over (hydration). */
export interface Hydration extends RenderedFrom {
  readonly address: string
  /** The scripts that the page will need next. */
  readonly scripts: readonly string[]
}
