import { useEffect, useRef, useState, type RefObject } from 'react';

type Dropped = { ref: RefObject<HTMLDivElement>; isOver: boolean };

/**
 * Takes on what is dropped on an element. A file that is dropped beside it is ignored: the browser would open it in the
 * place of the page, and of all that was typed.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): Dropped {
  const ref = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const isInside = ({ target }: Event) => target instanceof Node && ref.current?.contains(target) === true;
    const drag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setIsOver(event.type === 'dragover' && isInside(event));
      if (event.type === 'drop' && isInside(event)) onFiles([...event.dataTransfer.files]);
    };
    const kinds = ['dragover', 'dragleave', 'drop'] as const;
    for (const kind of kinds) window.addEventListener(kind, drag);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, drag);
    };
  }, [onFiles]);
  return { ref, isOver };
}
