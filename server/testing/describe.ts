import type pg from 'pg'

/** A column of a statement's result, as PostgreSQL describes it. */
export interface DescribedColumn {
  readonly name: string
  readonly type: string
  /** True for a nullable column of a table; joins and expressions are not analysed. */
  readonly nullable: boolean
}

interface Field {
  readonly name: string
  readonly tableID: number
  readonly columnID: number
  readonly dataTypeID: number
}

/** Lets PostgreSQL parse a statement without running it. Throws its errors. */
export async function describeStatement(client: pg.Client, text: string): Promise<readonly DescribedColumn[]> {
  const fields = await new Promise<readonly Field[]>((resolve, reject) => {
    client.query(new Description(text, resolve, reject))
  })
  const columns: DescribedColumn[] = []
  for (const { name, tableID, columnID, dataTypeID } of fields) {
    const { rows } = await client.query<{ type: string; nullable: boolean | null }>(
      `select typname as type,
         (select not attnotnull from pg_attribute where attrelid = $2 and attnum = $3) as nullable
       from pg_type where oid = $1`,
      [dataTypeID, tableID, columnID],
    )
    columns.push({ name, type: rows[0]?.type ?? '', nullable: rows[0]?.nullable === true })
  }
  return columns
}

/** Parse, describe and sync of the extended protocol; the driver calls the handlers. */
class Description {
  readonly #text: string
  readonly #resolve: (fields: readonly Field[]) => void
  readonly #reject: (error: Error) => void
  #fields: readonly Field[] = []

  constructor(text: string, resolve: (fields: readonly Field[]) => void, reject: (error: Error) => void) {
    this.#text = text
    this.#resolve = resolve
    this.#reject = reject
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.#fields = fields
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#fields)
  }

  handleError(error: Error): void {
    this.#reject(error)
  }
}
