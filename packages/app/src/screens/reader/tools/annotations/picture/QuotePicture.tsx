import { Button, ErrorView, LoadingBlock, Sheet } from '@shuye/ui';
import { useEffect, useState } from 'react';
import { canShareFile, giveFile } from '../../../../../services/giveFile.ts';
import { drawQuote } from './drawQuote.ts';
import type { Quotation } from './quoteLayout.ts';
import styles from './QuotePicture.module.css';

interface QuotePictureProps {
  quotation: Quotation;
  onClose: () => void;
}

interface Picture {
  file: File;
  address: string;
}

/** A highlight as a picture: looked at, then given to others by the system's panel, or kept. */
export default function QuotePicture({ quotation, onClose }: QuotePictureProps) {
  const [picture, setPicture] = useState<Picture>();
  const [hasFailed, setFailed] = useState(false);
  const { quote, title, author, chapterTitle } = quotation;

  useEffect(() => {
    let address: string | undefined;
    let isHere = true;
    drawQuote({ quote, title, author, chapterTitle }).then(
      (blob) => {
        if (!isHere) return;
        address = URL.createObjectURL(blob);
        setPicture({ file: new File([blob], `${title}-摘句.png`, { type: 'image/png' }), address });
      },
      (cause: unknown) => {
        console.info('The picture was not drawn.', cause);
        if (isHere) setFailed(true);
      },
    );
    return () => {
      isHere = false;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [quote, title, author, chapterTitle]);

  return (
    <Sheet open onClose={onClose} title="分享摘句">
      {hasFailed && <ErrorView message="这个浏览器画不出图片" hint="可以复制文字来分享" />}
      {!hasFailed && !picture && <LoadingBlock />}
      {picture && (
        <>
          <div className={styles['frame']}>
            <img className={styles['picture']} src={picture.address} alt={`摘句：${quote}，出自《${title}》`} />
          </div>
          <div className={styles['buttons']}>
            <Button wide variant="primary" onPress={() => void giveFile(picture.file)}>
              {canShareFile(picture.file) ? '分享图片' : '保存图片'}
            </Button>
          </div>
          <p className={styles['hint']}>也可以长按图片保存</p>
        </>
      )}
    </Sheet>
  );
}
