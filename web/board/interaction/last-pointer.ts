export type PointerKind = 'mouse' | 'touch' | 'pen' | 'keyboard'

let last: PointerKind = 'mouse'

/** The kind of the latest pointer event, since not every browser has it on clicks. */
export function lastPointer(): PointerKind {
  return last
}

/** Listens in the capture phase, before any other listener. */
export function watchPointer(document: Document): void {
  const note = ({ pointerType }: PointerEvent) => {
    last = pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse'
  }
  for (const kind of ['pointerdown', 'pointermove'] as const)
    document.addEventListener(kind, note, { capture: true, passive: true })
  document.addEventListener('keydown', () => (last = 'keyboard'), { capture: true })
}
