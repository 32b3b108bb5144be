import type { DesignDocument } from '@kitwright/design'
import { loadGrounds } from '../../garmentMaterial/resources/loadGrounds.ts'
import type { WarmUp } from '../../garmentMaterial/resources/compileShaders.ts'
import type { Stage } from '../../types.ts'
import { createLoadThrottle } from './loadThrottle.ts'
import type { LoadedResource, OutfitWithResources } from '../outfit/makeOutfit.ts'
import type { StageViewport } from './viewport.ts'

/** Applies documents to the outfit: loads what they need in order, and defers costly work until input pauses. */
export interface DocumentPresenter extends Pick<Stage, 'show' | 'update' | 'dispose'> {
  /** Whether something moves or a design is loading. */
  readonly isRough: boolean
  /** Returns whether everything is on the cloth, stitches and full level too. */
  isWhole(): boolean
  /** Handles a resource that the outfit waited for. */
  loaded(what: LoadedResource): void
  /** Resolves when everything is on the cloth at full quality. */
  whole(): Promise<void>
}

/** The actions on a changed document. */
export interface PresenterPorts {
  readonly viewing: Pick<StageViewport, 'request' | 'flush' | 'draw' | 'rest'>
  /** Lets the GPU driver build its programs for this document. */
  warmUp(document: DesignDocument): WarmUp
  /** Called when the models have changed. */
  onWorn(): void
  /** Called when layers or colours of the models have changed. */
  onDressed(): void
}

/** Delay of mipmaps after the last edit: making them costs more than ten edits. */
const REST_MS = 160
/** Delay of stitches and the full level, so that the page first gets what it needs. */
const SETTLE_MS = 700

const later = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Work deferred until pointer input pauses. */
interface IdleWork {
  begin(): void
  /** Schedules only the deferred part. */
  soon(): void
  end(): void
}

function createRest(outfit: Pick<OutfitWithResources['outfit'], 'sharpen'>, request: () => void): IdleWork {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const end = (): void => clearTimeout(waiting)
  const soon = (): void => {
    end()
    waiting = setTimeout(() => {
      outfit.sharpen()
      request()
    }, REST_MS)
  }
  return {
    end,
    soon,
    begin() {
      request()
      soon()
    },
  }
}

/** Adds the full level and stitches some time after a design is visible. */
function createCompletion(outfit: OutfitWithResources['outfit'], viewing: PresenterPorts['viewing']) {
  let isOver = false
  let details: Promise<void> = Promise.resolve()
  const add = async (isCurrent: () => boolean): Promise<void> => {
    await later(SETTLE_MS)
    await outfit.addDetails(viewing.request)
    if (!isCurrent()) return
    isOver = true
    viewing.rest()
  }
  return {
    isOver: () => isOver,
    done: () => details,
    start(isCurrent: () => boolean) {
      isOver = false
      details = add(isCurrent)
    },
  }
}

/** A document being applied to the outfit. */
interface PendingDocument {
  readonly document: DesignDocument
  /** Returns whether no newer request exists. */
  isCurrent(): boolean
  /** Returns the document with its latest changes. */
  latest(): DesignDocument
}

/** Puts the models on stage and draws them with the loaded resources. */
async function wear(
  outfit: OutfitWithResources['outfit'],
  coming: PendingDocument,
  { viewing, warmUp, onWorn }: PresenterPorts,
): Promise<void> {
  const isFirst = outfit.document === null
  const wearing = outfit.wear(coming.document)
  // Started after the models' request, so that the network and the driver work in parallel.
  const warm = isFirst ? warmUp(coming.document) : null
  try {
    await Promise.all([wearing, warm?.ready])
    if (!coming.isCurrent()) return
    outfit.dress(coming.latest(), false)
    onWorn()
    // Immediately, and coarse with software rendering; the next frame is sharp.
    if (isFirst) viewing.draw(true)
    else viewing.request()
  } finally {
    warm?.end()
  }
}

export function createDocumentPresenter(
  { outfit, kit, resources }: OutfitWithResources,
  on: PresenterPorts,
): DocumentPresenter {
  const { viewing } = on
  let latest: DesignDocument | null = null
  let shows = 0
  const completing = createCompletion(outfit, viewing)
  let [isMoving, isDisposed] = [false, false]

  const rest = createRest(outfit, viewing.request)
  const loadThrottle = createLoadThrottle(rest.begin)
  const reveal = async (): Promise<void> => {
    if (await outfit.revealAll()) loadThrottle.loaded()
  }

  const show = async (document: DesignDocument): Promise<void> => {
    const ticket = ++shows
    const isCurrent = (): boolean => !isDisposed && ticket === shows
    latest = document
    const needs = Promise.all([resources.load(document), loadGrounds(kit, document)])
    await loadThrottle.during(async () => {
      await wear(outfit, { document, isCurrent, latest: () => latest! }, on)
      await needs
      await outfit.revealAll()
    })
    if (!isCurrent()) return
    viewing.flush()
    // Mipmaps would delay the first complete picture.
    rest.soon()
    completing.start(isCurrent)
  }

  return {
    show,
    isWhole: completing.isOver,
    get isRough() {
      return isMoving || loadThrottle.isOpening
    },
    update(document, isHandMoving = false) {
      isMoving = isHandMoving
      const areLayersNew = document.layers !== latest?.layers || document.piping !== latest?.piping
      latest = document
      if (!outfit.areModelsOn(document)) return void show(document)
      if (areLayersNew) void resources.load(document)
      outfit.dress(document, isMoving)
      if (areLayersNew) void reveal()
      on.onDressed()
      viewing.request()
      rest.end()
      if (!isMoving) rest.begin()
    },
    loaded(what) {
      loadThrottle.loaded()
      if (what === 'layer') void reveal()
    },
    whole: () => completing.done().then(() => outfit.sharpen()),
    dispose() {
      isDisposed = true
      rest.end()
      loadThrottle.dispose()
    },
  }
}
