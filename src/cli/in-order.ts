/**
 * Works on this many items at a time and passes on the answers in the order of the items, each as soon as it and those before it are ready, whether or not the
 * next item has arrived. Takes an item only when there is capacity for it, so that a slow reader of the answers slows down the work. Neither `work` nor `write`
 * may reject.
 */
export async function inOrder<Item, Answer>(
  items: AsyncIterable<Item> | Iterable<Item>,
  atATime: number,
  work: (item: Item) => Promise<Answer>,
  write: (answer: Answer) => Promise<void>,
): Promise<void> {
  const unwritten: Promise<void>[] = [];
  let last = Promise.resolve();
  try {
    for await (const item of items) {
      const answer = work(item);
      const before = last;
      last = (async () => {
        const made = await answer;
        await before;
        await write(made);
      })();
      unwritten.push(last);
      if (unwritten.length >= atATime) await unwritten.shift();
    }
  } finally {
    await last;
  }
}
