import type { ReactNode } from 'react'
import css from './gallery.module.css'

export function GalleryShelf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.shelf}>
      <h2>{title}</h2>
      <div className={css.things}>{children}</div>
    </section>
  )
}
