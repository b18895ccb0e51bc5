/** An expression for a row `o` of premoves: an empty list is as good as none, and nobody may see that it was given. */
export const hasPremoves = 'json_array_length(o.list) > 0'
