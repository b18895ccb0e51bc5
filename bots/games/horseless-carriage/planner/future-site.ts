import { type LaidFloor, type Site, surveyFactory } from '@carriage/horseless-carriage/factory'
import type { PlanDraft } from '@carriage/horseless-carriage/plan-generator'
import { expanded } from './outlook.ts'

/**
 * The site with the expansion of this year. Nothing may be laid on the new floor before next year, so drafts are laid on
 * the present site and only judged here, where the squares of next year are free.
 */
export function futureSite(site: Site, expansion: LaidFloor | null): Site {
  return surveyFactory(expanded(site.factory, expansion), site.options)
}

/** Lays on the future site what lies on the site of a draft now. Only what has changed since is moved. */
export function mirror({ layout: future }: Site, { site }: PlanDraft): void {
  const { blocks } = site.layout
  let same = 0
  for (; same < future.blocks.length; same++) {
    const [there, here] = [future.blocks[same], blocks[same]]
    if (!there || !here || there.form !== here.form || there.x !== here.x || there.y !== here.y) break
  }
  future.takeBack(same)
  for (const { form, x, y } of blocks.slice(same)) future.place(form, x, y)
}
