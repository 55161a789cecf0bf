/** Design, media, film, music, beauty, sport. */
export const design = `
# design: design
Graphic design|visual design, graphic designer, graphic arts, graphics, digital design, print design, designing graphics, creative design, graphical design
UX design|=UX, user experience, user experience design, ux/ui, user centered design, human centered design, ux/ui design, interaction design, human computer interaction, ux designer, hci, experience design
UI design|user interface design, interface design, ui/ux, mobile ui, ui/ux design, ux ui, ui designer, app design
User research|ux research, user testing, usability studies, usability tests, user studies
Wireframing|wireframes, mockups, mock-ups, user flows, information architecture, interactive prototypes
Design systems|style guide, component library
Figma|figjam, principle app
Adobe XD
InVision
Zeplin
Balsamiq
Axure|axure rp
?Framer
?Sketch|sketch app
Adobe Photoshop|photoshop
Adobe Illustrator|illustrator
Adobe InDesign|indesign
QuarkXPress|quark
Adobe Creative Suite|creative suite, adobe creative cloud, creative cloud, adobe suite, adobe cs, adobe cc
CorelDRAW
Affinity Designer
GIMP
Inkscape
Canva
Typography|fonts, calligraphy
Logo design|icon design, iconography, infographics, infographic design
Layout design|page layout, brochure design, editorial design, magazine layout
Packaging design|label design
Illustration|drawing, digital illustration, sketching, concept art, digital painting, storyboarding, storyboards, character design, comics
Fine arts|sculpture, painting art, ceramics, printmaking, pottery, visual arts, art history
Color theory|colour theory, color correction, color grading, colour grading, color management
Web design|website design, web designer, web page design, web layout, landing page design
Design thinking|service design, design sprints
Art direction|creative direction, art director, creative director, creative concepts, creative strategy, concept development, visual concepts
Interior design|interior decorating, interior architecture, interior decoration, furniture design, home staging, interior designer, decorating, residential design
Architectural design|building design, architectural drafting, schematic design, landscape architecture, landscape design
SketchUp|enscape
Rhino|rhinoceros
?Grasshopper
Lumion
V-Ray
ArchiCAD
Vectorworks
Industrial design|product design, product designer, industrial designer
Fashion design|textile design, garment design, costume design, apparel design, fashion illustration, pattern design, patternmaking, fashion designer, draping
Jewelry design|jewelry making, goldsmithing
3D modeling|3d modelling, 3d design, 3d rendering, texturing, 3d visualization, substance painter, sculpting 3d
 ?Maya|autodesk maya
 3ds Max|3d studio max
 ?Blender
 Cinema 4D
 ZBrush
 Houdini
Animation|animator, character animation, toon boom, stop motion
 2D animation
 3D animation
Motion graphics|motion design, nuke compositing, compositing
 After Effects|adobe after effects
 Visual effects|vfx
Signage design|large format printing, exhibition design
# media production: media
Video editing|video editor, post production, film editing, video post production
 Premiere Pro|adobe premiere, adobe premiere pro, ?Premiere
 Final Cut Pro|final cut
 DaVinci Resolve
 Avid Media Composer
Video production|videography, film production, filming, camera operation, video shooting, videographer, shooting video, video content, camera operator, cinematography, film making, multimedia production, multimedia
Photography|photographer, photo editing, product photography, photo retouching, retouching, portrait photography, photo shoots, image editing, photojournalism, digital photography
 Lightroom|adobe lightroom
Audio production|sound design, audio editing, sound engineering, audio engineering, sound recording, audio mixing, mixing and mastering, audio recording, sound mixing
Pro Tools|audition software, adobe audition
Ableton Live|ableton
Logic Pro
Cubase
FL Studio
Broadcasting|radio broadcasting, television production, live streaming, broadcast production, tv production, broadcast, obs studio, broadcast technician, live broadcast, podcasting, podcast production, podcast
Film directing|film making direction, film direction, casting actors, producer, production coordination, production assistant
Music|music production, music theory, musician, composing, songwriting, orchestra, conducting music, music composition, musical instruments
 Singing|vocals, choir
 Piano
 Guitar
 Violin
Stage acting|theater, theatre, performing arts, voice acting, voice over, stagecraft, stage management
Dance|choreography, ballet, dancing
Lighting equipment|stage lighting, lighting technician, studio lighting
Set design|stage design, set construction
Museum work|curation, exhibition planning, collections management, curating, curator
Game art|level design, pixel art
Modeling and casting|fashion modeling
# beauty: beauty
Hair styling|hairdressing, haircutting, hair coloring, cosmetology, barbering, hairstylist, hair care, hair color, barber, blow-drying, hair extensions
Makeup|makeup artistry, make up artist, makeup application, bridal makeup
Skin care|facials, esthetics, esthetician, waxing, facial treatments, hair removal, beauty treatments, chemical peels, microdermabrasion, beauty therapy
Nail care|nail technician, nail art
 Manicure
 Pedicure
Spa services|salon services, salon management, spa management, salon, aromatherapy, spa treatments
Tattooing|permanent makeup, piercing, eyelash extensions, microblading
Beauty advising|cosmetics sales, beauty advisor, beauty products, cosmetics
# sport: sport
Fitness training|personal training, personal trainer, fitness instruction, strength training, exercise programs, fitness coaching, fitness assessment, strength and conditioning, group fitness, exercise prescription, workout planning, fitness instructor, fitness, gym instruction, weight training, physical training
Yoga|yoga instruction, spinning classes
Pilates
Zumba
Aerobics
Sports coaching|athletic coaching, athletic training, soccer coaching, basketball coaching, football coaching, swim instruction, swimming lessons, youth sports, sports training, team sports, sports instruction
Sports management|athletics administration, sports administration, sports events, sports marketing, athletics
Sports medicine|sports injury, taping, injury prevention, athletic therapy
Recreation programs|recreation, recreational activities, camp counseling, summer camp, activity planning, recreation programming, activities coordination, outdoor education, leisure activities, sports and recreation
Golf instruction|tennis instruction, ski instruction, golf
Refereeing|officiating, umpiring
`;
