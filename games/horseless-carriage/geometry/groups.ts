/**
 * Things that fall into groups as they are joined, each group with the marks of all its members. Joins can be taken
 * back, last one first, which is why roots are looked up without shortening the way to them.
 */
export class Groups {
  readonly #parent: number[] = []
  readonly #size: number[] = []
  readonly #marks: number[] = []
  /** Two entries for each join: the root that came under another, and the marks which that other had before. */
  readonly #joins: number[] = []
  /** Entries beyond this number are left over from things that were taken back. */
  #count = 0

  /** The current moment, for `takeBack` to return to. */
  get moment(): number {
    return this.#joins.length
  }

  /** A new thing in a group of its own. */
  add(marks: number): number {
    const thing = this.#count++
    this.#parent[thing] = thing
    this.#size[thing] = 1
    this.#marks[thing] = marks
    return thing
  }

  /** The same number for all things of a group. */
  groupOf(thing: number): number {
    let root = thing
    for (;;) {
      const parent = this.#parent[root] ?? root
      if (parent === root) return root
      root = parent
    }
  }

  /** All marks in the group of a thing, as bits. */
  marksOf(thing: number): number {
    return this.#marks[this.groupOf(thing)] ?? 0
  }

  /** Joins two groups and gives the marks that both of them had. Nothing happens within one group. */
  join(a: number, b: number): number {
    let root = this.groupOf(a)
    let under = this.groupOf(b)
    if (root === under) return 0
    const size = (this.#size[root] ?? 0) + (this.#size[under] ?? 0)
    if ((this.#size[root] ?? 0) < (this.#size[under] ?? 0)) [root, under] = [under, root]
    const marks = this.#marks[root] ?? 0
    const others = this.#marks[under] ?? 0
    this.#joins.push(under, marks)
    this.#parent[under] = root
    this.#size[root] = size
    this.#marks[root] = marks | others
    return marks & others
  }

  /** Undoes every join since a moment, and removes all things but the first `things`. */
  takeBack(moment: number, things: number): void {
    while (this.#joins.length > moment) {
      const marks = this.#joins.pop() ?? 0
      const under = this.#joins.pop() ?? 0
      const root = this.#parent[under] ?? 0
      this.#parent[under] = under
      this.#size[root] = (this.#size[root] ?? 0) - (this.#size[under] ?? 0)
      this.#marks[root] = marks
    }
    this.#count = things
  }
}
